/** Stand in a fact where a made-up word goes; none of them is in the vocabulary, as those have seven letters. */
export const slots = ['kalibovak', 'dorumetak', 'nevitosak'] as const;
const [a, b, c] = slots;

/** What a coding agent is told, and a question about it, with the same slots. */
export interface Fact {
  readonly message: string;
  readonly question: string;
}

const fact = (message: string, question: string): Fact => ({ message: `user: ${message}`, question });

/** Facts of a kind that agents meet, from which load is made by filling the slots. */
export const facts: readonly Fact[] = [
  fact(`The ${a} service keeps its backups in the ${b} bucket for 30 days.`, `Where are the backups of ${a} kept?`),
  fact(`We deploy ${a} from the ${b} branch every Tuesday.`, `From which branch do we deploy ${a}?`),
  fact(`The timeout of the ${a} gateway is 45 seconds because ${b} is slow to start.`, `What is the timeout of ${a}?`),
  fact(
    `${a} owns the billing module and ${b} reviews its migrations.`,
    `Who reviews migrations of the billing module?`,
  ),
  fact(`I prefer ${a} over ${b} for parsing configuration files.`, `Which parser do I prefer for configuration?`),
  fact(`The staging cluster of ${a} runs in the ${b} region.`, `In which region does the staging cluster of ${a} run?`),
  fact(`Tests of the ${a} package need the ${b} container.`, `Which container do the tests of ${a} need?`),
  fact(`The ${a} queue holds at most 5,000 messages before ${b} drops them.`, `How many messages does ${a} hold?`),
  fact(`We decided to replace ${a} by ${b} in the search index.`, `What replaces ${a} in the search index?`),
  fact(`The login page fails with ${a} when the ${b} cookie is missing.`, `Why does the login page fail with ${a}?`),
  fact(`Log files of ${a} rotate at 20 megabytes on the ${b} host.`, `When do log files of ${a} rotate?`),
  fact(`The API key of ${a} expires in the ${b} vault after 90 days.`, `When does the API key of ${a} expire?`),
  fact(`Our style guide forbids ${a} imports in the ${b} folder.`, `Which imports does the style guide forbid?`),
  fact(`The ${a} dashboard shows the error budget of ${b}.`, `Where is the error budget of ${b} shown?`),
  fact(`Customer ${a} pays in euros through the ${b} provider.`, `Through which provider does ${a} pay?`),
  fact(`The nightly job ${a} locks the ${b} table for two minutes.`, `Which table does the nightly job lock?`),
  fact(`${a} is written in Rust and its bindings for ${b} are generated.`, `In which language is ${a} written?`),
  fact(`The ${a} team meets on Mondays about the ${b} release.`, `When does the ${a} team meet?`),
  fact(`Version 4 of ${a} breaks the ${b} adapter.`, `Which adapter breaks with version 4 of ${a}?`),
  fact(`The mobile client caches ${a} answers in ${b} for an hour.`, `Where does the mobile client cache answers?`),
  fact(`The ${a} webhook retries six times before it tells ${b}.`, `How often does the ${a} webhook retry?`),
  fact(`Memory of the ${a} worker is limited to 512 megabytes by ${b}.`, `How much memory has the ${a} worker?`),
  fact(`The licence of ${a} does not allow it in the ${b} product.`, `Does the licence of ${a} allow it in ${b}?`),
  fact(`We write commit messages for ${a} in the style of ${b}.`, `In which style are commit messages written?`),
  fact(
    `The port of the local ${a} server is 7311, and ${b} expects it there.`,
    `Which port has the local ${a} server?`,
  ),
  fact(`The root cause of the ${a} outage was a full disk on ${b}.`, `What caused the ${a} outage?`),
  fact(`Feature flag ${a} stays off until the ${b} audit is done.`, `Until when does feature flag ${a} stay off?`),
  fact(`The ${a} schema has a column ${b} that nobody reads.`, `Which column of the ${a} schema does nobody read?`),
  fact(`Our contact for the ${a} contract at ${c} is called ${b}.`, `Who is our contact for the ${a} contract?`),
  fact(`Images of ${a} are built with ${b} and pushed to ${c}.`, `Where are images of ${a} pushed?`),
  fact(`The ${a} importer reads ${b} files and writes them to ${c}.`, `What does the ${a} importer read?`),
  fact(`Between ${a} and ${b} all traffic goes through the ${c} proxy.`, `Which proxy stands between ${a} and ${b}?`),
];

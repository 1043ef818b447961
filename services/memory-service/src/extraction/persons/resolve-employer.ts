/*
 * "I start at Novatek in May, it's fully remote, and they're giving me a laptop": a clause before tells where somebody
 * works, so that "they" who give the speaker something are the employer, and what is remote is the job.
 */

const name = "[\\p{L}\\d](?:[\\p{L}\\d&-]|[.'’](?=\\p{L})){1,30}(?: \\p{Lu}(?:[\\p{L}\\d&-]|[.'’](?=\\p{L})){1,30})?";
const employed = new RegExp(
  `(?:^|[,.!:] |\\band )(i|i['’]?m|i['’]?ve|we|we['’]?re|s?he|\\p{L}{2,20}) (?:(?:just|now|will|also|have) ){0,2}(?:start(?:s|ed|ing)?|work(?:s|ing)?|got (?:the|a) job|got hired|signed|join(?:s|ed|ing)?)(?: as an? [^,.;:]{1,40}?)?(?: (?:at|with|by|for))? (${name})(?= (?:on|in|from|next|this|as|since|and)\\b|[,.;!]|$)`,
  'iu',
);
const noEmployer = /^(?:home|noon|night|midnight|school|university|uni|work|the|an?|my|our|it|them|this|that|\d.*)\b/i;

const givesSpeaker =
  /^((?:(?:and|also),? )?)they(['’]?re|['’]?ve|['’]ll| are| have| will)? ((?:also |even )?(?:giv|pay|offer|cover|send|sent|provid|match|reimburs|fly|relocat)\p{L}* (?:me|us|my|for my|our|for our)\b)/iu;
const ofJobs =
  /^((?:(?:and|also|but),? )?)it(?:['’]?s| is) ((?:(?:fully|mostly|partly|all|100%|only) )?(?:remote|hybrid|on-?site|part[- ]time|full[- ]time|freelance)(?![\p{L}-]))/iu;

const maxClauseCharacters = 200;

/**
 * The sentence with "they" or "it" replaced by the employer or the job that a clause before tells of; the same where
 * none does, or two do.
 */
export function resolveEmployer(sentence: string, said: readonly string[]): string {
  const given = givesSpeaker.exec(sentence);
  const ofJob = given === null ? ofJobs.exec(sentence) : null;
  if (given === null && ofJob === null) return sentence;
  const employers = said.map(employerIn).filter((found) => found !== null);
  const employer = employers[0]?.isOwn === true ? employers[0].name : undefined;
  if (employer === undefined || employers.some((other) => other.name !== employer)) return sentence;
  if (given !== null) {
    const [whole, before = '', verb = '', rest = ''] = given;
    return `${before}${employer}${inFull(verb)} ${rest}${sentence.slice(whole.length)}`;
  }
  const [whole = '', before = '', rest = ''] = ofJob ?? [];
  return `${before}${before === '' && /^I/.test(sentence) ? 'The' : 'the'} job at ${employer} is ${rest}${sentence.slice(whole.length)}`;
}

/** Where a clause says that somebody works, and whether it is the speaker. */
function employerIn(clause: string): { readonly name: string; readonly isOwn: boolean } | null {
  const [, who = '', found] = clause.length > maxClauseCharacters ? [] : (employed.exec(clause) ?? []);
  return found === undefined || noEmployer.test(found) ? null : { name: found, isOwn: isSpeaker.test(who) };
}

const isSpeaker = /^(?:i|we)(?:['’]?(?:m|ve|re))?$/i;

const inFull = (verb: string): string =>
  /re$/i.test(verb) ? ' are' : /ve$/i.test(verb) ? ' have' : /ll$/i.test(verb) ? ' will' : '';

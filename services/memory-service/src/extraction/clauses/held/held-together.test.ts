import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each([
  "I'm off next week, my wife and I are moving to Ghent.",
  'our API moved to Go, and our logs and metrics have moved to Grafana',
  'the garden is small, my brother and his wife are visiting in May',
])('a subject of two parts is not cut: %s', (sentence) => {
  expect(splitClauses(sentence)).toHaveLength(2);
});

test('nor are two names before their verb', () => {
  expect(splitClauses('the vault is in Vienna and only Ana and Tom may open it').join(' | ')).toContain('Ana and Tom');
  expect(splitClauses('I live with Ana and Tom lives in Ghent')).toHaveLength(2);
});

test('nor is one of two adjectives', () => {
  const sentence = "I've been colour-blind since birth, red and green dots on charts are useless to me";
  expect(splitClauses(sentence).join(' ')).toContain('red and green');
});

test.each([
  ['no red/green leds in the dashboard, blue and orange is great', 'blue and orange is great'],
  ['dont use gifs, png and webp are fine', 'png and webp are fine'],
])('two things are judged together: %s', (sentence, judged) => {
  expect(splitClauses(sentence).join(' | ')).toContain(judged);
});

test.each([
  'rev C boards have SDA and SCL swapped',
  'keep the db and cache separated',
  'the new batch has red and black reversed on the plug',
])('how two things are is told of both: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test('what two things had done, and what one of them did, are told apart', () => {
  expect(splitClauses('The boards have SDA on 21 and the lab swapped the plugs')).toHaveLength(2);
  expect(splitClauses('I have a dog and Ana adopted two cats')).toHaveLength(2);
});

test('what follows "and" is cut off where it has a subject of its own', () => {
  expect(splitClauses('Our API is in Go, and the apps are in Swift')).toHaveLength(2);
  expect(splitClauses('Dana runs the platform team and we are hiring two testers')).toHaveLength(2);
});

test.each([
  'The booking test fails on CI because the runner is in UTC while the date picker uses Europe/Madrid.',
  'The jitter came from moving the camera in `_process` while the player moves in `_physics_process`.',
])('a cause of two parts stays one: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test.each([
  'The Lyon warehouse is closed on Labour Day, the first of May, so no robot may be scheduled there',
  'we open on Easter Monday, 6 April, at noon',
])('a date between pauses is that of the feast before it: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test.each([
  'wir nehmen Postgres, kein Redis',
  'on garde le cache en mémoire, pas Redis',
  'on garde RabbitMQ et pas Redis',
  'open-plan offices are a terrible idea, nobody can think in there',
  "I'm the opposite, I need people around me",
])('what is understood only with the other side stays with it: %s', (sentence) => {
  expect(splitClauses(sentence, 'person')).toEqual([sentence]);
});

test('"while" sets two things side by side elsewhere', () => {
  expect(splitClauses('We have used Postgres since 2020 while the data team uses MySQL')).toHaveLength(2);
  expect(splitClauses('We use tabs since Linux does, while the docs team uses spaces')).toHaveLength(2);
  expect(splitClauses('The web client uses REST while the apps talk gRPC')).toHaveLength(2);
});

test.each([
  'Wir haben letzte Woche entschieden, die App mit Flutter neu zu schreiben.',
  'Wir haben beschlossen, Redux rauszuwerfen.',
  'hemos decidido usar Terraform, y guardar el estado en S3',
  'on a décidé de migrer vers Postgres, et de garder Redis pour le cache',
])('what one verb takes stays with it: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test.each(['In 2024, Olga wrote the importer.', 'Since March, our office is in Porto.', 'For packages, we use pnpm.'])(
  'a phrase that opens a clause stays with it: %s',
  (sentence) => {
    expect(splitClauses(sentence)).toEqual([sentence]);
  },
);

test('two verbs of their own are two facts in German, Spanish and French', () => {
  expect(splitClauses('mon mari est pompier et notre fille fait du violon')).toHaveLength(2);
  expect(splitClauses('Wir nutzen Flutter, die App ist in drei Läden.')).toHaveLength(2);
  expect(splitClauses('Uso Vim y mi compañera usa Emacs.')).toHaveLength(2);
});

test.each([
  ['The boiler broke on Friday, and the plumber, Mr. Havel, comes on Monday to replace it', 2],
  ['My sister, Clara, moved to Ghent and my brother, Paul, lives in Bonn', 2],
  ['our accountant, Ines Okafor, handles the taxes', 1],
])('a name between commas belongs to the noun before it and to the verb behind it: %s', (sentence, count) => {
  const clauses = splitClauses(sentence);
  expect(clauses).toHaveLength(count);
  expect(clauses.at(-1)).toMatch(/, \p{Lu}[\p{L}. ]+, \p{Ll}/u);
});

test.each([
  'The release goes out by itself; people never do.',
  "staging is on 16, but production isn't",
  'the old tool was a heap of Perl and shell that only Henrik understood',
  'we share the form with the API, since the schemas are the same on both sides',
  'two workstations with RTX 6000 cards, 48 GB each',
])('what is told by the other side stays with it: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test.each([
  'I bake bread now and then',
  'we moved the date again and again',
  'Kim designed and Paolo built the stall',
  'The till hangs because the drawer is stuck, and nobody opens it',
])('fixed words, a shared object and a cause that goes on stay one: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test('when the one thing is done parts no reason from it, and another thing of oneself is cut off', () => {
  expect(splitClauses("I write at night after the twins are in bed, I'm allergic to mould")).toEqual([
    'I write at night after the twins are in bed',
    "I'm allergic to mould",
  ]);
  expect(splitClauses('I write at night because the twins are loud, I hate noise')).toHaveLength(1);
});

test('two subjects behind "but" stay together, what tells since when does not', () => {
  expect(splitClauses('My knees are sore, so no hills, but rowing and cycling are fine').join(' ')).toContain(
    'rowing and',
  );
  expect(splitClauses('Farid has been in the club since 2021 and his clocks are in our cellar')).toHaveLength(2);
});

test.each([
  'Never log raw headers, everything has to pass the scrubber',
  'No secrets in the repo, everything lives in Vault',
  'The lease ends on 31 March, the landlord confirmed that',
  'The pilot ran from 3 March to 28 March and cut the queue by 40 %',
  'Hier on a acheté un bateau, il s’appelle Mistral',
  'Gestern haben wir einen Hund geholt, er heißt Bosco',
  'we have a new flatmate :) a nurse called Edda',
])('a rule from its other side, what came of a span, and the name of what was told: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test.each([
  'Releases are on Wednesdays, everyone joins the call',
  'The server ran from 2012 to 2019 and was replaced by a NUC',
  'The trial lasted from May to June and ended in a draw on 3 July',
  'Mon frère habite à Metz, il travaille chez Airbus',
  'we sold the boat :) the buyer comes from Kiel',
])('and these are cut: %s', (sentence) => {
  expect(splitClauses(sentence)).toHaveLength(2);
});

test.each([
  "Kofi isn't the treasurer any more, Nadia is.",
  "Don't meet on Mondays, meet on Thursdays.",
  "We don't bake on Sundays, we bake on Mondays",
  'client_id: [secret:secret] belongs to the till',
  'The host=tcp:till;User Id=ida;Password=[secret:password]; connection string is used by the importer.',
  'Host=till;Port=5432;Database=shop is the connection string of the importer.',
])('nor is what needs what was denied, or a word that a secret stands in: %s', (sentence) => {
  expect(splitClauses(sentence).at(-1)).toContain(sentence.split(/, |: |;/).at(-2) ?? '');
});

test.each([
  ["We don't eat meat, we grow tomatoes and my sister sells them.", 2],
  ['we bake on Sundays;tests run on Mondays', 2],
  ['The token is [secret:token] and the pump runs on Fridays', 2],
])('two facts: %s', (sentence, count) => {
  expect(splitClauses(sentence).length).toBeGreaterThanOrEqual(count);
});

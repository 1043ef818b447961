import { expect, test } from '@jest/globals';
import { extractFacts } from '../extract-facts.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map((fact) => fact.text);

test.each([
  ['Vic: *slowly closes the laptop*'],
  ['user: *cries in yaml*'],
  ['Ned: why did the skeleton stay home', 'Ada: ugh, why', 'Ned: because it had no body to go with'],
  ['Ned: what do you call a bear with no teeth', 'Ada: go on', 'Ned: a gummy bear'],
  ['Mo: knock knock', "Ada: who's there", 'Mo: olive', 'Ada: olive who', 'Mo: olive you too, let me in'],
  ['user: Why do programmers mix up Halloween and Christmas? Because OCT 31 == DEC 25 😂'],
  ['user: why did the scarecrow win an award? he was outstanding in his field, lol'],
  [
    'user: lol nice one, tell me another',
    'assistant: Why do programmers confuse Halloween and Christmas? Because OCT 31 equals DEC 25.',
  ],
  ['user: tell me a joke', 'assistant: Our database walked into a bar and found no tables.'],
  ['user: make up three customers', 'assistant: Ann Lee, 34, lives in Oslo. Bo Chan, 41, lives in Graz.'],
  ['user: haiku about a null pointer, go', 'assistant: Nothing where it points, the process folds its pages.'],
  ['user: 3 rows of fake customers as csv', 'assistant: Ann Lee buys bolts in Oslo.'],
  ['user: tell my cat a bedtime story', 'assistant: A mouse called Ida lived in a clock in Graz.'],
  [
    'user: write a funny made-up mail from a ghost',
    'assistant: I am away in the attic until 4 May. Write to Count Otto.',
  ],
  ['user: how do you say good night in Swedish', 'assistant: "God natt."', 'user: god natt god natt okay'],
  ['Dana: why do mathematicians mix up two holidays? because oct 31 = dec 25', 'Milo: stop it'],
  [
    "Dana: how many poets does it take to fix a roof? none, that's prose",
    'Milo: my eyes rolled so far back I see my cache',
  ],
  [
    'Dana: okay last one. there are 10 kinds of developers',
    'Milo: NO',
    "Dana: those who read hex and those who don't.",
  ],
  ['user: 🎶 hello darkness my old friend 🎶'],
])('in jest, made up or said after somebody: %j', (...messages) => expect(textsOf(...messages)).toEqual([]));

test.each([
  ['Vic: *only on weekdays*, the bakery opens at six'],
  ['Ned: why did the build stop', 'Ada: no idea', 'Ned: because the runner has no disk left for the images'],
  ['user: make a fake mail transport for the tests', 'assistant: The API uses `test/fakes/mail.ts` in tests.'],
  ['Ned: why did you move', 'Ada: why', 'Ned: because my mother lives in Turku'],
  ['Dana: why do the devs in Graz leave? because the office closes in May', 'Milo: oh no'],
  ['Dana: why do pirates love Mondays? because of the rum', 'Milo: lol, I moved to Oslo in May'],
  ['Dana: how many people does it take to move a piano?', 'Milo: Ines and I can come'],
  ['user: Why did the nightly build fail? Because the disk of runner 2 was full 😂'],
  ['user: Why do we store days in UTC? Because the auditors want it that way 😂'],
  ['user: ok, one more', 'assistant: Why did the build stop? Because the disk of runner 2 was full at 4:00.'],
  ['user: where do jokes live', 'assistant: The jokes are stored in `data/jokes.json`.'],
  ['user: which port is it', 'assistant: "4000."', 'user: the port is 4000'],
])('but not: %j', (...messages) => expect(textsOf(...messages)).not.toEqual([]));

test.each([
  ['Eva: where are you', 'Ulf: by the fountain'],
  ['Eva: which side are you on', 'Ulf: the side with the bikes'],
  ['Kim: anyone still up?', 'Rob: barely'],
  ['Kim: hey where r u guys', 'Rob: up the stairs, hurry'],
  ['assistant: Do you mean the red line or the dotted one?', 'user: uh the dotted one'],
])('an answer that is of this minute: %s / %s', (...messages) => expect(textsOf(...messages)).toEqual([]));

test.each([
  ['Eva: where are you', 'Ulf: in Lisbon until June'],
  ['Eva: where are you', 'Ulf: with my sister, she broke her hip'],
  ['Eva: where do you live', 'Ulf: by the fountain'],
  ['assistant: Which of the two clusters is production?', 'user: the blue one'],
])('and one that is told: %s / %s', (...messages) => expect(textsOf(...messages)).toHaveLength(1));

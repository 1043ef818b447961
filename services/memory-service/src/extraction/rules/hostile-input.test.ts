import { afterAll, describe, expect, test } from '@jest/globals';
import { repeated } from '../../testing/processor-time.js';
import { createRuleFactExtractor } from './worker/rule-fact-extractor.js';

const anchorDate = '2026-03-18';

const mebibyte = 2 ** 20;
const messages = 4;

/** So many characters of one unit, in messages of the same size: of the largest, where it is a quarter of a mebibyte. */
function hostile(unit: string, characters: number, count = messages): string[] {
  const size = characters / count;
  return Array.from({ length: count }, (_, index) => repeated(`${index}${unit.repeat(100)}`, size));
}

/** Less than 2 s a mebibyte where nothing else runs: a core that is shared with other tests takes up to twice as long. */
const boundMs = 4000;
/** Eight times the text: linear is a ratio of 8, quadratic of 64. A floor keeps tiny times from deciding. */
const isInBounds = (eighthMs: number, wholeMs: number): boolean =>
  wholeMs < boundMs / 4 && wholeMs < 32 * Math.max(eighthMs, 5);
/** Others come and go. */
const attempts = 3;

const extractor = createRuleFactExtractor();
afterAll(() => extractor.close());

/** On the processor, the worker thread's included: what else the machine does must not fail this. */
async function spentMs(said: readonly string[]): Promise<number> {
  const before = process.cpuUsage();
  await extractor.extract({ messages: said, anchorDate });
  return process.cpuUsage(before).user / 1000;
}

describe('256 KiB of hostile text take linear time, and a short one', () => {
  test.each([
    ['no sentence ends', 'we use words and other things '],
    ['commas', 'a, '],
    ['coordinated clauses', 'I moved to Lisbon and I bought a flat, '],
    ['nested quotes', '"\'“'],
    ['nested brackets', '(['],
    ['one enormous word', 'a'],
    ['full stops', '.'],
    ['short sentences', 'We use pnpm 5. '],
    ['short lines', 'We use x\n'],
    ['list titles', '- Foo:\n'],
    ['emphasis without an end', '**a'],
    ['links without an end', '[a]('],
    ['pronouns', 'She is a vet. '],
    ['things', 'The box runs 5. It has 8 GB. '],
    ['goings-on', 'the box runs 5, it has 8 GB, '],
    ['owners of things', 'Its box is 5. '],
    ['reasons', 'The box runs as as as as as as as as as as. It has 8 GB. '],
    ['slashes', 'a 5 / '],
    ['private keys without an end', '-----BEGIN PRIVATE KEY-----'],
    ['passwords', 'password is '],
    ['URLs with credentials', 'postgres://a:'],
    ['times', '3 days before last week '],
    ['speakers', 'user: a\n'],
    ['spaces', ' '],
    ['blocks without an end', 'a {\n'],
    ['nested keys', 'a:\n b: c\n'],
    ['dashes', 'I am - '],
    ['rules of a style sheet', 'a b c > d { e: f'],
    ['queries without an end', 'select a,\nfrom b,\n'],
    ['columns', 'a b  c d  e '],
    ['recipes', 'a: b\n\tgo build\n\tx\n'],
    ['fields', `Name:${' '.repeat(9)}x\nIP:${' '.repeat(11)}y\n`],
    ['settings', '[a]\nb = c\n'],
    ['passwords for something', 'password for a b c '],
    ['lists within lists', `${'we have it: I go and '.repeat(180)}end. `],
    ['cases within cases', `${'While I go: '.repeat(320)}end. `],
    ['surrogates', '\ud83d'],
    ['turns that put right what was said', 'We meet on 3 May at 3.\nuser: no, 4 May\n'],
    ['sentences that put right what was said', 'We meet on 3 May at 3. no, 4 May. '],
    ['persons at the end', 'we have an intern in x, Anna. She '],
    ['headings', 'about x. '],
    ['what takes back', 'sorry, no. '],
    ['questions', 'How is she? I heard of it. '],
    ['persons of several sentences', 'Kofi is the CTO. The designer quit. He hired Lena in May. '],
  ])('%s', async (_, unit) => {
    const [eighth, whole] = [hostile(unit, mebibyte / 32), hostile(unit, mebibyte / 4)];
    const seen: number[][] = [];
    const isLinear = async (): Promise<boolean> => {
      const [eighthMs, wholeMs] = [await spentMs(eighth), await spentMs(whole)];
      seen.push([eighthMs, wholeMs]);
      return isInBounds(eighthMs, wholeMs);
    };
    // What runs first is not compiled yet.
    await spentMs(eighth);
    while (seen.length < attempts) if (await isLinear()) return;
    throw new Error(`Milliseconds of an eighth and the whole: ${JSON.stringify(seen)}`);
  });
});

test.each([
  ['no sentence ends', 'we use words and other things '],
  ['100,000 commas', 'aaaaaaaaa, '],
  ['nested quotes', '"\'“'],
  ['one enormous word', 'a'],
])('a mebibyte of %s takes less than two seconds, or four beside other tests', async (_, unit) => {
  expect(await spentMs(hostile(unit, mebibyte, 16))).toBeLessThan(boundMs);
});

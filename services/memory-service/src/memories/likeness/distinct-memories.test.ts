import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { type ComparedMemory, distinctMemories } from './distinct-memories.js';
import { likenessOf } from './likeness.js';

const { signal } = new AbortController();

function compared(text: string): ComparedMemory {
  const said = { memory: text, role: 'user', speaker: null, isCorrection: false, isTimestampOmitted: true };
  const memory = {
    ...said,
    id: text,
    contentHash: createHash('sha256').update(text).digest(),
    tsvector: '',
    fieldLengths: [1, 0, 0, 0],
    embedding: new Int8Array(4),
    sessionTimestamp: null,
    sourceIndex: 0,
    eventStart: null,
    eventEnd: null,
    sameAs: null,
  };
  return { memory, likeness: likenessOf(text, { role: 'user', speaker: null, event: null, sessionDate: null }) };
}

const textsOf = async (texts: readonly string[]): Promise<readonly string[]> =>
  (await distinctMemories(texts.map(compared), signal)).map(({ memory }) => memory);

const others = (count: number) =>
  Array.from({ length: count }, (_, index) => `Shelf ${index} is of oak number ${index}.`);

test('what is said again in other words is left out, unless many other facts stand between', async () => {
  const [first, again] = ['Our cache is Valkey.', 'We use Valkey as the cache.'];
  expect(await textsOf([first, ...others(250), again])).toHaveLength(251);
  expect(await textsOf([first, ...others(260), again])).toHaveLength(262);
});

test('thousands of facts that are made to be compared leave others their turn', async () => {
  const deeds =
    'use buy delete begin end fail love ignore keep write build show own lead return host run launch fix'.split(' ');
  const texts = deeds.flatMap((one) =>
    deeds.flatMap((two) =>
      deeds.slice(0, 12).map((three) => `We ${one} and ${two} and ${three} Valkey for Ana in Porto.`),
    ),
  );
  const facts = texts.map(compared);
  expect(new Set(facts.map(({ likeness }) => likeness?.lexeme)).size).toBe(1);
  let [lastTurn, longestWait] = [performance.now(), 0];
  const takeTurn = () => {
    longestWait = Math.max(longestWait, performance.now() - lastTurn);
    lastTurn = performance.now();
  };
  const timer = setInterval(takeTurn, 1);
  await distinctMemories(facts, signal);
  clearInterval(timer);
  takeTurn();
  // Each compared with each, in one go, they took more than ten seconds.
  expect(longestWait).toBeLessThan(1_000);
}, 60_000);

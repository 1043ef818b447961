import { describe, expect, test } from '@jest/globals';
import { loadConversations } from './conversations/labelled-conversations.js';
import { loadStatementPairs } from './duplicates/statement-pair.js';
import { type ExtractionCase, loadExtractionCases } from './extraction/extraction-case.js';
import { containsPhrase, containsText } from './extraction/phrase-match.js';

const dataFolder = new URL('../data/', import.meta.url).pathname;
const caseFiles = [
  'extraction-cases.json',
  'extraction-cases-other-authors.json',
  'extraction-cases-held-out.json',
  'extraction-cases-hard.json',
] as const;

const load = (file: string): Promise<readonly ExtractionCase[]> => loadExtractionCases(`${dataFolder}${file}`);

/** A label that names what the messages do not say could never be met by an extractor that invents nothing. */
function labelsNotSaid({ messages, facts, must_not_contain: forbidden = [] }: ExtractionCase): readonly string[] {
  const said = messages.join('\n');
  const phrases = facts.flatMap((fact) => fact.must_contain.map((phrase) => [phrase].flat()));
  const resolvedDate = '(20';
  return [
    ...phrases.filter((alternatives) => !alternatives.some((alternative) => containsPhrase(said, alternative))),
    ...forbidden.filter((text) => text !== resolvedDate && !containsText(said, text)),
  ].map((label) => [label].flat().join(' | '));
}

describe.each(caseFiles)('%s', (file) => {
  test('is well formed, and every label is said in its messages', async () => {
    const cases = await load(file);
    const faults = cases.flatMap((labelled) => labelsNotSaid(labelled).map((label) => `${labelled.id}: ${label}`));
    expect(faults).toEqual([]);
  });
});

test('the held-out cases are of the same kinds, and share no message and no id with those in view', async () => {
  const open = [...(await load('extraction-cases.json')), ...(await load('extraction-cases-other-authors.json'))];
  const heldOut = await load('extraction-cases-held-out.json');
  const kinds = new Set(open.map(({ kind }) => kind));
  expect(heldOut.map(({ kind }) => kind).filter((kind) => !kinds.has(kind))).toEqual([]);
  const said = new Set(open.flatMap(({ id, messages }) => [id, ...messages.filter(isTelling)]));
  expect(heldOut.flatMap(({ id, messages }) => [id, ...messages]).filter((text) => said.has(text))).toEqual([]);
});

/** "assistant: You're welcome, happy to help!" is said by everybody. */
const isTelling = (message: string): boolean => message.length > 45;

test('near duplicates are well formed, and each half has enough of both kinds, and no pair twice', async () => {
  const pairs = await loadStatementPairs(`${dataFolder}near-duplicates.json`);
  expect(new Set(pairs.map(({ first, second }) => [first, second].toSorted().join('\n'))).size).toBe(pairs.length);
  for (const half of ['examined', 'held-back']) {
    const own = pairs.filter((pair) => pair.half === half);
    expect(own.filter(({ same }) => same).length).toBeGreaterThanOrEqual(80);
    expect(own.filter(({ same }) => !same).length).toBeGreaterThanOrEqual(120);
  }
});

describe('coding-agent-conversations', () => {
  test('are well formed, and every question has its evidence', async () => {
    const { conversations } = await loadConversations(`${dataFolder}coding-agent-conversations`);
    for (const { id, sessions, questions } of conversations) {
      const timestamps = sessions.map(({ timestamp }) => Date.parse(timestamp ?? ''));
      expect({ id, ordered: timestamps }).toEqual({ id, ordered: timestamps.toSorted((a, b) => a - b) });
      expect(sessions.flatMap(({ messages }) => messages).length).toBeGreaterThanOrEqual(25);
      expect(questions.length).toBeGreaterThanOrEqual(10);
    }
  });

  test('every message begins with its role', async () => {
    const { conversations } = await loadConversations(`${dataFolder}coding-agent-conversations`);
    const texts = conversations.flatMap(({ sessions }) => sessions.flatMap(({ messages }) => messages));
    expect(texts.filter(({ text }) => !/^(user|assistant): \S/.test(text))).toEqual([]);
  });
});

test.each([
  ['corrections-day-by-day', 35, 'not-replaced', 19],
  ['corrections-that-lean', 90, 'look-alike', 30],
])('%s are of both kinds, and each question asks for one message', async (set, count, kind, countOfKind) => {
  const { conversations } = await loadConversations(`${dataFolder}${set}`);
  const questions = conversations.flatMap((conversation) => conversation.questions);
  expect(questions).toHaveLength(count);
  expect(questions.filter(({ category }) => category === kind)).toHaveLength(countOfKind);
  for (const { sessions, questions: ofOne } of conversations) {
    const ids = sessions.flatMap(({ messages }) => messages.map(({ id }) => id));
    for (const { evidence } of ofOne) {
      expect(evidence.filter((id) => ids.includes(id.replace(/^.*\//, '')))).toHaveLength(1);
    }
  }
});

test('every question of the corrections asks for one message, in a project of others about neighbouring things', async () => {
  const { conversations } = await loadConversations(`${dataFolder}corrections`);
  expect(conversations.flatMap(({ questions }) => questions)).toHaveLength(230);
  for (const { sessions, questions } of conversations) {
    const [earlier = [], later = []] = sessions.map(({ messages }) => messages.map(({ id }) => id));
    expect(earlier.length + later.length).toBeGreaterThanOrEqual(60);
    for (const { category, evidence } of questions) {
      const expected = category === 'not-replaced' ? earlier : later;
      expect(evidence.filter((id) => expected.includes(id.replace(/^.*\//, '')))).toHaveLength(1);
    }
  }
});

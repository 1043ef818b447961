import { describe, expect, test } from '@jest/globals';
import stem from 'wink-porter2-stemmer';
import { createMessageSource } from './conversation-messages.js';
import { facts, slots } from './facts.js';
import { createFactSource, createQuestionSource, fillSlots } from './fill-slots.js';
import { createWordSource } from './made-up-words.js';

const drawn = (count: number) => {
  const { draw } = createWordSource(7);
  return Array.from({ length: count }, draw);
};

describe('made-up words', () => {
  test('are their own lexemes, and none of them is a slot', () => {
    const words = new Set(drawn(5_000));
    expect([...words, ...slots].filter((word) => stem(word) !== word)).toEqual([]);
    expect(slots.filter((slot) => words.has(slot))).toEqual([]);
  });

  test('are a few common ones and many rare ones', () => {
    const counts = new Map<string, number>();
    for (const word of drawn(10_000)) counts.set(word, (counts.get(word) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeGreaterThan(300);
    expect([...counts.values()].filter((count) => count === 1).length).toBeGreaterThan(1_000);
  });

  test('come again with the same seed', () => {
    expect(drawn(10)).toEqual(drawn(10));
  });
});

describe('facts', () => {
  test('every fact has a slot, which is filled with the same word everywhere', () => {
    expect(facts.filter(({ message }) => !slots.some((slot) => message.includes(slot)))).toEqual([]);
    const [a, b] = slots;
    expect(fillSlots(`'${a}':1A '${b}':2A ${a}`, ['x', 'y', 'z'])).toBe("'x':1A 'y':2A x");
  });

  test('no slot is left in what is drawn', () => {
    const next = createFactSource(1);
    const texts = Array.from({ length: 200 }, next).flatMap(({ message, question }) => [message, question]);
    expect(texts.filter((text) => slots.some((slot) => text.includes(slot)))).toEqual([]);
  });

  test('no question is asked twice, and every seed asks its own again', () => {
    const questions = Array.from({ length: 3_000 }, createQuestionSource(1));
    expect(new Set(questions).size).toBe(questions.length);
    expect(Array.from({ length: 3_000 }, createQuestionSource(1))).toEqual(questions);
  });
});

test('messages of conversations differ each time, and keep their roles and their code', () => {
  const text = 'user: the deployment of payments needs `src/billing/charge.ts` because migrations changed yesterday';
  const conversation = {
    id: 'c',
    sessions: [{ id: 's', timestamp: null, messages: [{ id: 'm', text }] }],
    questions: [],
  };
  const next = createMessageSource([conversation], 20, 1);
  const messages = next();
  expect(new Set(messages).size).toBeGreaterThan(15);
  expect(messages.filter((message) => !message.startsWith('user: the '))).toEqual([]);
  expect(messages.filter((message) => !message.includes('`src/billing/charge.ts`'))).toEqual([]);
});

import { describe, expect, test } from '@jest/globals';
import { parseTurns } from './parse-speaker.js';

describe('parseTurns', () => {
  test.each([
    ['user: We use pnpm', 'user', null, 'We use pnpm'],
    ['Human: We use pnpm', 'user', null, 'We use pnpm'],
    ['**Assistant:** Noted', 'assistant', null, 'Noted'],
    ['[user] We use pnpm', 'user', null, 'We use pnpm'],
    ['system: be brief', 'system', null, 'be brief'],
    ['tool: ok', 'tool', null, 'ok'],
    ['Caroline: I paint', null, 'Caroline', 'I paint'],
    ['Ana María: pinto', null, 'Ana María', 'pinto'],
    ['小明：我喜欢画画', null, '小明', '我喜欢画画'],
    ['[10:15] Bob: I bought a boat', null, 'Bob', 'I bought a boat'],
    ['10:15 AM - Bob: I bought a boat', null, 'Bob', 'I bought a boat'],
    ['[18/03/2026, 10:15:22] Bob: I bought a boat', null, 'Bob', 'I bought a boat'],
    ['Bob (10:15): I bought a boat', null, 'Bob', 'I bought a boat'],
    ['Bob [10:15 AM]\nI bought a boat', null, 'Bob', 'I bought a boat'],
    ['Bob  10:15 AM\nI bought a boat', null, 'Bob', 'I bought a boat'],
    ['[10:15] user: I own a boat', 'user', null, 'I own a boat'],
    ['User:I own a boat', 'user', null, 'I own a boat'],
    ['Lunch 12:30\nin the canteen', null, null, 'Lunch 12:30\nin the canteen'],
    ['[10:15:22] INFO: started', null, null, '[10:15:22] INFO: started'],
    ['10:15 we meet Bob: he has it', null, null, '10:15 we meet Bob: he has it'],
    ['> Bob: I bought a boat', null, 'Bob', 'I bought a boat'],
    ['user: > **Bob:** I bought a boat', null, 'Bob', 'I bought a boat'],
    ['assistant: > Bob: I bought a boat', 'assistant', null, '> Bob: I bought a boat'],
    ['> Note: I bought a boat', null, null, '> Note: I bought a boat'],
    ['> Bob: I bought a boat\nis that true?', null, null, '> Bob: I bought a boat\nis that true?'],
    ['We use pnpm', null, null, 'We use pnpm'],
    ['Decision: we use pnpm', null, null, 'Decision: we use pnpm'],
    ['Deadline: Friday', null, null, 'Deadline: Friday'],
    ['https://example.com is down', null, null, 'https://example.com is down'],
    ['[1] is the source', null, null, '[1] is the source'],
  ])('%s', (message, role, speaker, text) => {
    expect(parseTurns(message, 3)).toEqual([{ sourceIndex: 3, role, speaker, text }]);
  });

  test.each([
    'Kate: I got a puppy!\nTom: Nice! I moved to York last week.\nKate: cool',
    '[10:02] Kate: I got a puppy!\n[10:03] Tom: Nice! I moved to York last week.\n[10:04] Kate: cool',
    '**Kate**: I got a puppy!\n**Tom**: Nice! I moved to York last week.\n**Kate**: cool',
  ])('behind a person another one goes on: %j', (message) => {
    expect(parseTurns(message, 0).map(({ speaker, text }) => [speaker, text])).toEqual([
      ['Kate', 'I got a puppy!'],
      ['Tom', 'Nice! I moved to York last week.'],
      ['Kate', 'cool'],
    ]);
  });

  test.each([
    'Kate: the owners are:\nTom: all of search, and the ranking.',
    'Kate: owners of the apps\nTom: search',
    'Kate: I wrote it down.\nDeadline: we ship on Friday.',
    'user: as I said\nTom: Nice! I moved to York last week.',
  ])('what is noted under a name is no turn: %j', (message) => {
    expect(parseTurns(message, 0)).toHaveLength(1);
  });

  test('a pasted transcript has several turns, and code in it none', () => {
    expect(parseTurns('User: hi\nAssistant: hello\n```\nuser: x\n```', 0)).toEqual([
      { sourceIndex: 0, role: 'user', speaker: null, text: 'hi' },
      { sourceIndex: 0, role: 'assistant', speaker: null, text: 'hello\n```\nuser: x\n```' },
    ]);
  });
});

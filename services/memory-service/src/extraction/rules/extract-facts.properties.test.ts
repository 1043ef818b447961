import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { normaliseText } from '../normalise-text.js';
import { extractFacts } from './extract-facts.js';

const anchorDate = '2026-03-18';

const piece = fc.constantFrom(
  'I work as a nurse',
  'we use pnpm',
  'she lives in Porto',
  'because',
  'and',
  ', ',
  '. ',
  '? ',
  '\n',
  '\n- ',
  '\n## ',
  '```',
  '`x`',
  '(',
  ')',
  '"',
  '**',
  '> ',
  '|',
  'user: ',
  'assistant: ',
  'Caroline: ',
  'last week',
  '2026-02-30',
  'password: ',
  '我是护士，',
  '。',
  'No, ',
  '[shares a photo: a cat]',
  '<memory>',
  '\u0000',
  '\ud800',
  '🙂',
  `x${'🙂'.repeat(700)}`,
);
const message = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(' ')),
  )
  .filter((text) => text.trim() !== '');
const messages = fc.array(message, { minLength: 1, maxLength: 6 });

describe('for any messages', () => {
  test('facts have a valid source, in its order, some text, and are distinct', () => {
    fc.assert(
      fc.property(messages, fc.constantFrom(anchorDate, null), (said, anchor) => {
        const facts = extractFacts({ messages: said, anchorDate: anchor });
        const sources = facts.map((fact) => fact.sourceIndex);
        expect(sources.every((source) => Number.isInteger(source) && source >= 0 && source < said.length)).toBe(true);
        expect(sources).toEqual([...sources].sort((a, b) => a - b));
        if (said.every((text) => text.isWellFormed()))
          expect(facts.every(({ text }) => text.isWellFormed())).toBe(true);
        expect(facts.every((fact) => fact.text.trim() !== '' && fact.text.length <= 2000)).toBe(true);
        if (anchor === null) expect(facts.every((fact) => fact.event === null)).toBe(true);
        const keys = facts.map(({ speaker, text, event }) => JSON.stringify([speaker, normaliseText(text), event]));
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  test('an identifier in a kept sentence survives to the letter', () => {
    const identifier = fc.constantFrom(
      'src/auth/token.ts',
      'ERR_SSL_9042',
      'v2.14.3',
      '`pnpm -r test --filter=./a`',
      'https://x.io/a.b?c=d',
      '@scope/name',
      'C:\\temp\\x.log',
      'user_id',
      'a-b.c_d',
      '10.0.0.1:8080',
    );
    const frame = fc.constantFrom(
      ['The limit is set in ', ' by the operator.'],
      ['We decided that ', ' is what the worker needs.'],
      ['The bug came from ', ', and Anna fixed it.'],
      ['- we depend on ', ''],
    );
    fc.assert(
      fc.property(identifier, frame, (found, [before, after]) => {
        const text = extractFacts({ messages: [`user: ${before}${found}${after}`], anchorDate })
          .map((fact) => fact.text)
          .join('\n');
        expect(text).toContain(found);
      }),
    );
  });

  test('no secret is in a fact', () => {
    const secret = `ghp_${'aB3dE5fG7h'.repeat(4).slice(0, 36)}`;
    fc.assert(
      fc.property(messages, fc.nat(5), (said, at) => {
        const withSecret = said.map((text, index) =>
          index === at % said.length ? `${text} The deploy uses ${secret} for pushing.` : text,
        );
        return extractFacts({ messages: withSecret, anchorDate }).every((fact) => !fact.text.includes(secret));
      }),
    );
  });
});

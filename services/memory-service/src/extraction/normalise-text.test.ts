import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { outOfProportion, repeated } from '../testing/processor-time.js';
import { normaliseText } from './normalise-text.js';

describe('normaliseText', () => {
  test.each([
    ['We use  pnpm.', 'we use pnpm'],
    ['WE USE PNPM!', 'we use pnpm'],
    ['Ｗｅ ｕｓｅ ｐｎｐｍ', 'we use pnpm'],
    ['It’s “fine”', 'its fine'],
    ["It's fine", 'its fine'],
    ['We use **pnpm** — (always), `never` "npm"…', 'we use pnpm always never npm'],
    ['...and so on', 'and so on'],
    ['The log is in `src/App.ts`, not in _a word_ or _that_.', 'the log is in src/app.ts not in a word or that'],
    ['***All*** of *the words* - __each of them__', 'all of the words each of them'],
    ['用的数据库：PostgreSQL，对吗？', '用的数据库 postgresql 对吗'],
    ['a 10–20 % share', 'a 10-20 percent share'],
    ['well‑known −5', 'well-known -5'],
    ['Ship it ❤️', 'ship it ❤'],
    ['(see .env)', 'see .env'],
  ])('%s is %s', (text, normalised) => {
    expect(normaliseText(text)).toBe(normalised);
  });

  const differing = [
    ['session_id', 'session-id', 'session id', 'session.id', 'session/id', 'session:id', 'sessionid', 'session\\id'],
    ['#general', '@general', 'general', '$general', '_general', '~general', '&general', '/general', '.general'],
    ['force', '-force', '--force', '!force'],
    ['feature/x', 'feature-x', 'feature_x', 'feature+x', 'feature#x', 'feature@x', 'feature~x', 'feature&x'],
    ['../src', './src', '/src', '../../src', '../../../src', 'src', 'src/'],
    ['*.ts', '.ts', '**.ts'],
    ['__init__', 'init', '_init'],
    ['C++', 'C', 'C#', 'C+'],
    ['-5', '5', '5%', '$5', '€5', '£5', '+5', '.5'],
    ['x = 1', 'x != 1', 'x > 1', 'x < 1', 'x >= 1', 'x -> 1', 'x => 1'],
    ['a && b', 'a || b', 'a b'],
    ['done ✅', 'done ❌', 'done'],
    ['🙂', '🙁'],
    ['किताब', 'कताब'],
  ];
  test.each(differing)('%s and the like are as many texts', (...names) => {
    const texts = names.flatMap((name) => [`It is ${name}`]);
    expect(new Set(texts.map(normaliseText)).size).toBe(names.length);
    expect(new Set(names.map(normaliseText)).size).toBe(names.length);
  });

  test('a text of punctuation alone keeps it', () => {
    expect(normaliseText('!!!')).not.toBe(normaliseText('???'));
  });

  test('of a normalised text is the same text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'ab1-./# ,"`!?$=>&+~:@', 'é', '数') }),
    );
    fc.assert(fc.property(text, (said) => normaliseText(normaliseText(said)) === normaliseText(said)));
  });

  test('the same within any punctuation between words', () => {
    const name = fc.constantFrom('pnpm', 'session_id', '--force', '.env', 'src/App.ts', 'C++', '@scope/name', 'v1.2');
    const around = fc.constantFrom(
      ['', ''],
      ['"', '"'],
      ['(', ')'],
      ['`', '`'],
      ['**', '**'],
      ['“', '”,'],
      ['', '.'],
      ['[', '];'],
      ['', '?'],
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, around), { minLength: 1 }), (said) => {
        const decorated = said.map(([text, [open = '', close = '']]) => `${open}${text}${close}`);
        expect(normaliseText(decorated.join(' — '))).toBe(normaliseText(said.map(([text]) => text).join(' ')));
      }),
    );
  });

  test('takes linear time', () => {
    const units = ['-', '*', '_', '*a ', '_a ', '__a b', '.', '!-', 'a.', 'a-', '%', '`', '…', 'a*', '**a', '🙂'];
    const module = new URL('./normalise-text.js', import.meta.url);
    const texts = units.map((unit) => repeated(unit, 200_000));
    expect(outOfProportion({ module, name: 'normaliseText' }, texts)).toEqual([]);
  }, 60_000);
});

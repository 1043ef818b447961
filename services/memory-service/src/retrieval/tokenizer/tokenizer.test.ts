import { describe, expect, test } from '@jest/globals';
import { outOfProportion, repeated } from '../../testing/processor-time.js';
import { tokenize } from './tokenizer.js';

const lexemes = (text: string) => tokenize(text);

/** What each text is stored and asked as, in order. */
const tables: Readonly<Record<string, readonly (readonly [text: string, ...lexemes: string[]])[]>> = {
  'English words: stop words out, stemmed, irregular forms to their base': [
    ['The painters painted paintings', 'painter', 'paint', 'paint'],
    ['She went there, he goes, I had gone', 'go', 'goe', 'go'],
    ['the children bought mice', 'child', 'buy', 'mous'],
    ["I don't, we won't, it's Caroline's", 'carolin'],
    ['they’ve written what we’d thought', 'write', 'think'],
    ['To be or not to be'],
  ],
  'identifiers: whole and by their parts': [
    ['max_retries', 'maxretri', 'max', 'retri'],
    ['maxRetries', 'maxretri', 'max', 'retri'],
    ['max-retries', 'maxretri', 'max', 'retri'],
    ['MAX_RETRIES', 'maxretri', 'max', 'retri'],
    ['HTTPServer', 'httpserver', 'http', 'server'],
    ['APIs', 'api'],
    ['useMemo', 'usememo', 'use', 'memo'],
    ['ERR_SSL_9042', 'errssl9042', 'err', 'ssl', '9042'],
    ['TS2345 and E0308', 'ts2345', 'e0308'],
    ['--no-verify', 'noverifi', 'verifi'],
    ['std::vector', 'std::vector', 'std', 'vector'],
    ['C++ and C#', 'c++', 'c', 'c#', 'c'],
  ],
  'paths, packages, addresses: whole, file name, and parts': [
    ['src/auth/token.ts', 'src/auth/token.ts', 'token.ts', 'src', 'auth', 'token', 'ts'],
    ['`./src/main.ts`.', 'src/main.ts', 'main.ts', 'src', 'main', 'ts'],
    ['C:\\temp\\a.log', 'c', 'temp\\a.log', 'a.log', 'temp', 'log'],
    ['@scope/pkg-name', 'scope/pkg-name', 'scope', 'pkgname', 'pkg', 'name'],
    ['localhost:8080', 'localhost:8080', 'localhost', '8080'],
    ['node.js', 'node.js', 'node', 'js'],
  ],
  'versions, dates, numbers: to the letter': [
    ['v2.14.3', '2.14.3'],
    ['version 2.14.3.', 'version', '2.14.3'],
    ['on 2026-03-09', '2026-03-09', '2026'],
    ['1,000,000 rows', '1000000', 'row'],
    ['3,14', '3', '14'],
  ],
  'accents, compatibility forms, case': [
    ['Größe', 'gross'],
    ['CAFÉ', 'cafe'],
    ['ｆｕｌｌ ｗｉｄｔｈ', 'full', 'width'],
    ['Ελλάδα', 'ελλαδα'],
    ['Москва', 'москва'],
  ],
  'scripts without spaces: two characters at a time': [
    ['東京タワー', '東京', '京タ', 'タワ', 'ワー'],
    ['犬', '犬'],
    ['Dockerで動かす', 'docker', 'で動', '動か', 'かす'],
    ['서울에서', '서울', '울에', '에서'],
  ],
};

describe('tokenize', () => {
  for (const [name, rows] of Object.entries(tables)) {
    test.each(rows.map((row) => [row[0], row.slice(1)] as const))(`${name}: %s`, (text, expected) => {
      expect(lexemes(text)).toEqual(expected);
    });
  }

  test('a word is found by every form it is asked in', () => {
    for (const [stored, asked] of [
      ['We are running migrations', 'ran migration'],
      ['Sven keeps the cafés open', 'kept cafe'],
      ['set connectionTimeoutMs', 'connection_timeout_ms'],
    ] as const) {
      expect(lexemes(stored)).toEqual(expect.arrayContaining(lexemes(asked)));
    }
  });

  test('stops at the limit', () => {
    expect(tokenize('one two three four five six', 4)).toHaveLength(4);
    expect(tokenize('a/b/c/d/e/f', 3)).toHaveLength(3);
  });

  test('lexemes stay under Postgres’ bound and are whole characters', () => {
    for (const lexeme of tokenize(`${'x'.repeat(5000)} ${'𝒳'.repeat(3000)} ${'é'.repeat(3000)}`)) {
      expect(Buffer.byteLength(lexeme)).toBeLessThan(2046);
      expect(lexeme.isWellFormed?.() ?? true).toBe(true);
    }
  });

  test('a hundred thousand characters are read in linear time', () => {
    const units = ['a-', 'a/', 'aB', 'x', '-./:', '1,000', '東', 'e\u0301'];
    const module = new URL('./tokenizer.js', import.meta.url);
    const texts = units.map((unit) => repeated(unit, 100_000));
    expect(outOfProportion({ module, name: 'tokenize' }, texts)).toEqual([]);
  }, 60_000);
});

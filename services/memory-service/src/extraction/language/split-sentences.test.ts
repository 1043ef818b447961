import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { splitSentences } from './split-sentences.js';

describe('splitSentences', () => {
  test.each<[string, string[]]>([
    ['We use pnpm. npm was slow! Why? No idea.', ['We use pnpm.', 'npm was slow!', 'Why?', 'No idea.']],
    [
      'Pinned to v2.14.3. See src/a.b.ts. It costs 3.50 a day.',
      ['Pinned to v2.14.3.', 'See src/a.b.ts.', 'It costs 3.50 a day.'],
    ],
    ['Read https://x.io/a.b?c=d. Then go on.', ['Read https://x.io/a.b?c=d.', 'Then go on.']],
    [
      'Use e.g. Redis, i.e. a cache. Dr. Smith and J. R. Tolkien agree.',
      ['Use e.g. Redis, i.e. a cache.', 'Dr. Smith and J. R. Tolkien agree.'],
    ],
    ['Mi dentista es la Dra. Ruiz. Cobra 40 euros.', ['Mi dentista es la Dra. Ruiz.', 'Cobra 40 euros.']],
    ['Unser Sohn wird 3. Geburtstag feiern wir in Rom.', ['Unser Sohn wird 3.', 'Geburtstag feiern wir in Rom.']],
    ['Ich wohne in Haus 5. Platz haben wir genug.', ['Ich wohne in Haus 5.', 'Platz haben wir genug.']],
    ['Wir sind jetzt 12. Runde Tische fehlen.', ['Wir sind jetzt 12.', 'Runde Tische fehlen.']],
    ['Am Samstag ist ihr 40. Geburtstag. Wir kochen.', ['Am Samstag ist ihr 40. Geburtstag.', 'Wir kochen.']],
    ['Sie wohnt 4. Stock links. Er geht in die 7. Klasse.', ['Sie wohnt 4. Stock links.', 'Er geht in die 7. Klasse.']],
    ['Wir feiern Annas 40. Geburtstag in Rom.', ['Wir feiern Annas 40. Geburtstag in Rom.']],
    ['Er kommt in die neue 5. Klasse.', ['Er kommt in die neue 5. Klasse.']],
    ['Wir haben einen tollen 2. Platz gemacht.', ['Wir haben einen tollen 2. Platz gemacht.']],
    ['Wir haben schon 2. Mal sehen, ob es reicht.', ['Wir haben schon 2.', 'Mal sehen, ob es reicht.']],
    ['He said no... maybe later. Well... Yes.', ['He said no... maybe later.', 'Well...', 'Yes.']],
    [
      'It works (most of the time. Really.) on Linux. Good.',
      ['It works (most of the time. Really.) on Linux.', 'Good.'],
    ],
    ['U.S.A. is where she was born. It is far.', ['U.S.A. is where she was born.', 'It is far.']],
    ['We meet at 8 a.m. and leave at 9 a.m. Bring tea.', ['We meet at 8 a.m. and leave at 9 a.m.', 'Bring tea.']],
    ['Run `a. b. c` first. Then `d`.', ['Run `a. b. c` first.', 'Then `d`.']],
    ['"Is it done?" she asked. "Yes."', ['"Is it done?" she asked.', '"Yes."']],
    ['all timeouts in ms. asserts stay on, says ms. Okoro', ['all timeouts in ms.', 'asserts stay on, says ms. Okoro']],
    ['Rent is 900 incl. heating, 700 excl. heating. Fine.', ['Rent is 900 incl. heating, 700 excl. heating.', 'Fine.']],
    ['Heating is incl. We pay for water.', ['Heating is incl.', 'We pay for water.']],
    ['The delay is 1200 ms. In ten days it ends.', ['The delay is 1200 ms.', 'In ten days it ends.']],
    ['Models are in gs://lab/nov. do not move them', ['Models are in gs://lab/nov.', 'do not move them']],
    ['Old ones lie in archive/2023/dec. new ones do not', ['Old ones lie in archive/2023/dec.', 'new ones do not']],
    ['Planned for nov. at the latest, says Dr./Prof. Ott', ['Planned for nov. at the latest, says Dr./Prof. Ott']],
    ['No. 5 is open. The answer was no. Then yes.', ['No. 5 is open.', 'The answer was no.', 'Then yes.']],
    ['Am 3. Mai beginnt es, z.B. in Köln. Danach Bonn.', ['Am 3. Mai beginnt es, z.B. in Köln.', 'Danach Bonn.']],
    ['Lindenstraße 14, 2. Stock, bei Brandt. Danke.', ['Lindenstraße 14, 2. Stock, bei Brandt.', 'Danke.']],
    ['Sie ist in der Klinik, 3. Etage, und im 2. Semester.', ['Sie ist in der Klinik, 3. Etage, und im 2. Semester.']],
    ['¿Dónde vives? Vivo en Quito. ¡Qué bien!', ['¿Dónde vives?', 'Vivo en Quito.', '¡Qué bien!']],
    ['Я живу в Перми. Работаю врачом.', ['Я живу в Перми.', 'Работаю врачом.']],
    ['我是护士。我有一只狗！你呢？', ['我是护士。', '我有一只狗！', '你呢？']],
    ['こんにちは!犬を飼っています', ['こんにちは!', '犬を飼っています']],
    ['東京に住んでいます。犬がいます。', ['東京に住んでいます。', '犬がいます。']],
    ['저는 서울에 살아요. 개가 있어요.', ['저는 서울에 살아요.', '개가 있어요.']],
  ])('%s', (paragraph, sentences) => {
    expect(splitSentences(paragraph)).toEqual(sentences);
  });

  test('loses nothing but white space and the two dots that end a sentence', () => {
    const bare = (text: string): string => text.replace(/\s+/g, '');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!text.includes('..'));
        return bare(splitSentences(text).join('')) === bare(text);
      }),
    );
  });

  test('never cuts within an identifier', () => {
    const identifier = fc.constantFrom(
      'src/auth/token.ts',
      'v2.14.3',
      'https://x.io/a.b?c=d!e',
      'ERR_SSL_9042',
      '`git log. --all! x?`',
      '127.0.0.1:8080',
      'a.b.c@example.com',
    );
    const filler = fc.constantFrom('We use', 'It is', 'See.', 'Why?', 'e.g.', '(', '"', 'Then!', 'and');
    fc.assert(
      fc.property(filler, identifier, filler, (before, found, after) =>
        splitSentences(`${before} ${found} ${after}`).some((sentence) => sentence.includes(found)),
      ),
    );
  });
});

test.each([
  ['My blood type is A. I speak Czech.', ['My blood type is A.', 'I speak Czech.']],
  ['The vitamin is D. He takes it daily.', ['The vitamin is D.', 'He takes it daily.']],
  ['My name is John A. Smith.', ['My name is John A. Smith.']],
  ['J. R. Smith owns the parser.', ['J. R. Smith owns the parser.']],
])('a letter before a stop is an initial only before a surname: %s', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});

import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';

const factsOf = (...messages: string[]) => extractFacts({ messages, anchorDate: '2026-03-18' });
const textsOf = (...messages: string[]): string[] => factsOf(...messages).map(({ text }) => text);
const answersTo = (asked: string, reply: string): string[] => textsOf(`assistant: ${asked}`, `user: ${reply}`);

describe('why an offer is refused is kept with it', () => {
  test.each([
    ['Should I add Hotjar to the shop?', 'no, legal vetoed it last year'],
    ['Should I index that column?', 'nope, it slows down the bulk import'],
    ['Shall I run staging in two zones?', 'no, too expensive for staging'],
    ['Want me to write stories for these?', 'no, our designers never look at them'],
    ['Soll ich Memcached einbauen?', 'nein, das hatten wir schon mal und es hat nur Ärger gemacht'],
    ['Je mets en place le cache distant ?', "non, on l'a déjà essayé et on l'a retiré"],
  ])('%s %s', (asked, reply) => {
    const [text = '', ...others] = answersTo(asked, reply);
    expect(others).toEqual([]);
    expect(text).toContain(asked);
    expect(text).toContain(reply.slice(0, 20));
  });

  test('in a sentence of its own, with the sentence that names what was offered', () => {
    expect(
      answersTo(
        'Cold starts would shrink with a warm pool. Shall I set it up?',
        'nope. we had it in January and dropped it because of the bill. the budget is 400 EUR.',
      ),
    ).toEqual([
      expect.stringMatching(
        /^Cold starts would shrink with a warm pool\. Shall I set it up\? nope\. we had it in January/,
      ),
      'the budget is 400 EUR.',
    ]);
  });

  test('between persons as well', () => {
    expect(textsOf('Ana: wanna come to the climbing gym?', 'Bo: no, i tried it once and hated it')).toEqual([
      'wanna come to the climbing gym? no, i tried it once and hated it',
    ]);
  });

  test.each([
    ['Shall I update the changelog too?', 'no, not now'],
    ['Should I restart the worker?', "no, I'll do it in a minute"],
    ['Ready to merge it?', 'no, the tests are still running'],
    ['Want me to open a PR?', 'no, I already did'],
    ['Shall I delete the branch?', 'no. The token rotates on Monday.'],
    ['The fair is on the 7th, right?', 'no, they moved it to the 9th'],
  ])('what to do next, and what puts right, take no offer along: %s %s', (asked, reply) => {
    expect(answersTo(asked, reply)).not.toContainEqual(expect.stringContaining(asked));
  });
});

describe('behind "cant" stands what is told', () => {
  test.each([
    ['u coming friday?', 'cant, my driving test is in 2 weeks', /^my driving test/],
    ['tu viens au ciné ?', "je peux pas, j'ai un entretien à Lyon demain", /^j'ai un entretien/],
    ['kommst du mit?', 'kann leider nicht, am Freitag ist meine Prüfung', /^am Freitag/],
    ['¿vienes?', 'no puedo, el sábado tengo el examen de conducir', /^el sábado/],
  ])('%s %s', (asked, reply, told) => {
    expect(textsOf(`Ana: ${asked}`, `Bo: ${reply}`)).toEqual([expect.stringMatching(told)]);
  });

  test.each(['cant', "i can't", 'je peux pas, désolé', 'no puedo'])('and nothing behind %s', (reply) => {
    expect(textsOf('Ana: are you coming?', `Bo: ${reply}`)).toEqual([]);
  });
});

test.each([
  ['did you ride on sunday?', 'yes! finished my first gran fondo in Siena', 'finished my first gran fondo in Siena'],
  ['have you decided?', 'we did! we are moving to Porto', 'we are moving to Porto'],
])('a cheer leaves nothing of the question: %s %s', (asked, reply, text) => {
  expect(textsOf(`Ana: ${asked}`, `Bo: ${reply}`)).toEqual([text]);
});

test('a sad face at the end of a line is no bracket of code', () => {
  expect(textsOf('Ana: oh and Ruben quits the band in May :(')).toEqual([
    expect.stringContaining('Ruben quits the band'),
  ]);
  expect(textsOf('Ana: nooo :(')).toEqual([]);
});

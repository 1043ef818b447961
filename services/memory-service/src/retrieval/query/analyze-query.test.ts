import { describe, expect, test } from '@jest/globals';
import { analyzeQuery } from './analyze-query.js';

const may2023 = { start: '2023-05-01', end: '2023-05-31' };

describe('analyzeQuery', () => {
  test('a question about a speaker: the name is no keyword, and is "I" for the embedding', () => {
    expect(analyzeQuery('When did Caroline paint the lake in May 2023?', ['Caroline', 'Mel'], may2023)).toEqual({
      lexemes: ['paint', 'lake', 'may', '2023'],
      lexemesOfDates: ['may', '2023'],
      alternatives: [],
      embeddedText: 'When did I paint the lake in May 2023?',
      speaker: 'Caroline',
      firstPerson: false,
      dates: { range: may2023, anyYear: false },
      asksForTime: true,
      asksForEarlier: false,
      before: null,
    });
  });

  test.each([
    ['Where did I work before Spotify?', ['spotifi']],
    ['Where did I live before I moved to Antwerp?', ['move', 'antwerp']],
    ['Wo habe ich vor Zeiss gearbeitet?', ['zeiss']],
    ['Where did I live before?', []],
    ['What was the value before the change?', ['chang']],
    ['Which checks run before a merge?', null],
    ['Which checks are required before a merge?', null],
    ['Before a deploy, what do I need?', null],
    ['Is the draft reviewed before a release?', null],
    ['What do I take before 8 am?', null],
    ['What is the tool we ran builds with before the move?', ['move']],
    ['Who is the person that owned the importer before the rewrite?', ['rewrit']],
    ['Our logger before pino?', ['pino']],
    ['Which checks must run before a merge?', null],
    ['How long before a request is cut off?', null],
    ['What do I drink before bed?', null],
    ['Who do you know as my manager before Lotte?', ['lott']],
    ['Who was my former landlord?', []],
    ['Where do I live?', null],
    ['What changed since the previous release?', null],
    ['Was habe ich vor zwei Jahren gekauft?', null],
  ])('what it asks for the time before: %s', (query, before) => {
    const analyzed = analyzeQuery(query, [], null);
    expect(analyzed.before).toEqual(before);
    expect(analyzed.asksForEarlier).toBe(before !== null);
  });

  test('what one does for a living is a job, and nothing of where one lives', () => {
    const { lexemes, embeddedText } = analyzeQuery('What do I do for a living?', [], null);
    expect(lexemes).toContain('job');
    expect(lexemes).not.toContain('live');
    expect(embeddedText).not.toContain('living');
  });

  test('words beside each other are alternatives', () => {
    expect(analyzeQuery('Does my son go to kindergarten or to school?', [], null).alternatives).toEqual([
      'kindergarten',
      'school',
    ]);
  });

  test.each(['What is my port?', 'which database do we use', "where I'm working", 'Who told us?'])(
    'first person: %s',
    (query) => {
      expect(analyzeQuery(query, [], null).firstPerson).toBe(true);
    },
  );

  test.each(['What is the port?', 'Which IDE is usual?', 'Is MYSQL used?'])('no first person: %s', (query) => {
    expect(analyzeQuery(query, [], null).firstPerson).toBe(false);
  });

  test('two speakers: neither is the one asked about', () => {
    const { speaker, lexemes } = analyzeQuery('What do Caroline and Mel paint?', ['Caroline', 'Mel'], null);
    expect({ speaker, lexemes }).toEqual({ speaker: null, lexemes: ['paint'] });
  });

  test('a month without a year is that month of any year', () => {
    expect(analyzeQuery('What happened in May?', [], may2023).dates).toEqual({ range: may2023, anyYear: true });
    expect(analyzeQuery('What happened last week?', [], may2023).dates).toEqual({ range: may2023, anyYear: false });
  });

  test.each([
    ['Which bug did we fix last week?', 'bug'],
    ['What broke in the past two months?', 'break'],
    ['Was ist letzte Woche ausgefallen?', 'ausgefallen'],
    ['What did we sign on Friday?', 'friday'],
  ])('times seen from now are days and no words: %s', (query, word) => {
    const { lexemes } = analyzeQuery(query, [], may2023);
    expect(lexemes).toContain(word);
    expect(lexemes.filter((lexeme) => /^(?:last|past|two|week|month|woch|letzt)/.test(lexeme))).toEqual([]);
    expect(analyzeQuery('What is a week?', [], null).lexemes).toContain('week');
  });

  test.each([
    ['lunch december 2025', { start: '2025-12-01', end: '2025-12-31' }, ['decemb', '2025']],
    ['Which lunch of May 2023 was in the year 2019?', may2023, ['may', '2023']],
    ['May 2023', null, []],
  ])('the month and the year of the asked time: %s', (query, asked, expected) => {
    expect(analyzeQuery(query, [], asked).lexemesOfDates).toEqual(expected);
  });

  test.each([
    ['When is the release?', true],
    ['what date was it', true],
    ['How long does a build take?', true],
    ['Whenever it rains, what happens?', false],
    ['What is the port?', false],
  ])('asks for a time: %s', (query, expected) => {
    expect(analyzeQuery(query, [], null).asksForTime).toBe(expected);
  });

  test('a query of a book has at most 32 lexemes, each once', () => {
    const query = Array.from({ length: 1600 }, (_, index) => `w${index % 400}`).join(' ');
    const { lexemes } = analyzeQuery(query, [], null);
    expect(lexemes).toHaveLength(32);
    expect(new Set(lexemes).size).toBe(32);
  });
});

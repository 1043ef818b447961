import { type Reading, wordAt } from '../../context/time-rule.js';

/*
 * Other languages tell in the present what is done every summer and what is to be done in the next one: "im Winter
 * heizen wir mit Holz", "im Sommer ziehen wir um". It is once where something past or to come is told of, or what one
 * does not do every year.
 */

const changesOfLife = new RegExp(
  [
    '^(?:(?:fahr|fähr|flieg|zieh|reis|heirat|verkauf|wechsel|renovier|migrier|launch)\\p{Ll}{0,4}|wird|werde|werden',
    '(?:verhuiz|vlieg|trouw|verkop)\\p{Ll}{1,3}|gaan|gaat|ga|zal|zullen|parto?ns|pars|part|partent|vais|allons|vont|(?:déménag|vend|refai)\\p{Ll}{1,4}|mari(?:e|ons|ent)',
    'voy|vamos|van|(?:viaj|mud|vend|migr)(?:o|a|amos|an|emos)|casa|casan|caso|casamos|será|andiamo|vado|vanno|andremo|sarà|(?:traslo|trasfer|spos)\\p{Ll}{1,6}|vou|vão|(?:troc)(?:o|a|amos)',
    'jedziemy|jadę|jedzie|jadą|lecimy|lecę|leci|(?:wyjeżdż|przeprowadz|przenos)\\p{Ll}{1,4}|sprzedaj\\p{Ll}{1,4}|bierz\\p{Ll}{1,4}|będzie|będziemy|będę',
    'їд(?:у|емо|е|уть)|летимо|переїж\\p{Ll}{2,5}|одруж\\p{Ll}{2,6}|поїд\\p{Ll}{1,4}|буде|будемо|taşın\\p{Ll}{2,8}|evlen\\p{Ll}{2,8}|gidi\\p{Ll}{2,8}|gideceğ\\p{Ll}{1,4}',
    'ед(?:у|ем|ет|ут)|лечу|летим|летит|переезж\\p{Ll}{2,4}|женюсь|женимся|поед\\p{Ll}{1,3}|выхо\\p{Ll}{2,4}|будет|будем)$',
  ].join('|'),
  'u',
);
const ofEveryYear = new Set(
  `immer jeden jedes jede oft meist meistens normalerweise altijd elke vaak meestal toujours chaque souvent siempre cada suele solemos sempre ogni
	spesso todo todos zawsze każdego zwykle często завжди щороку зазвичай her genelde hep всегда каждое каждый обычно always every usually`.split(
    /\s+/,
  ),
);
const sentenceEnds = new Set(['.', '!', '?', ';', '\n']);
const reachTokens = 12;

/** Whether the clause around a season tells of one of them. */
export function isToldOnce(reading: Reading, at: number, next: number): boolean {
  const words = wordsAround(reading, at);
  if (words.some((word) => ofEveryYear.has(word))) return false;
  const tense = reading.tenses.around(at, next);
  return tense === 'past' || tense === 'perfect' || words.some((word) => changesOfLife.test(word));
}

const clauseReachTokens = 5;

/** "Op vrijdag deployen we nooit": what holds for every week, by the words for "never" and "always". */
export function isOfEveryWeek(reading: Reading, at: number, words: readonly string[]): boolean {
  return [1, -1].some((step) => {
    for (let away = 1; away <= clauseReachTokens; away += 1) {
      const token = reading.tokens[at + away * step];
      if (token === undefined || token.kind === 'mark' || token.kind === 'break') return false;
      if (words.includes(token.word)) return true;
    }
    return false;
  });
}

function wordsAround(reading: Reading, at: number): string[] {
  return [1, -1].flatMap((step) => {
    const words: string[] = [];
    for (let away = 1; away <= reachTokens; away += 1) {
      const token = reading.tokens[at + away * step];
      if (token === undefined || sentenceEnds.has(token.word)) break;
      words.push(wordAt(reading, at + away * step));
    }
    return words;
  });
}

import { isMark, isOpening, type Reading, wordAt } from '../../context/time-rule.js';

/*
 * "Weihnachten waren wir in Tirol", "Noël nous étions à Lyon", "Natale siamo stati a Roma": a feast that opens its
 * sentence before what somebody did or does then is when. "Weihnachten ist schön", "Ostern mag ich nicht" tell of the
 * feast, and what is so every time is on no day.
 */

const subjects = new Set('ich wir er sie es ihr du man we wij ik hij ze zij'.split(' '));
const owners = new Set('mein meine unser unsere mijn onze'.split(' '));
/** "Weihnachten ist mein Lieblingsfest" */
const copulas = new Set(['ist', 'sind', 'war', 'is', 'was']);
const frenchSubjects = new Set('je j nous on il elle ils elles vous mes mon ma notre nos'.split(' '));
/** Verbs whose object the feast is. */
const aboutFeast =
  /^(?:mag|mögen|lieb|hass|find|fand|verabscheu|verbind|kenn|haat|hou|adore|déteste|aime|préfère|ador|odi[ao]|am[ao]|detest|prefer|cele?br|festegg)/u;
const certainVerbs = new Set('sono ho vado siamo estuve fui voy estive vou passei pasé fiquei'.split(' '));
/** "We" in Spanish, Portuguese and Italian. */
const weForm = /^\p{Ll}{2,12}m[oi]s?$/u;
const objects = new Set(['la', 'lo', 'le', 'l', 'o', 'a', 'nos', 'ci', 'me', 'mi']);
const habitual = new Set(
  'immer nie niemals nicht jedes jeden meist meistens normalerweise oft üblicherweise traditionell altijd nooit niet elk elke meestal toujours jamais chaque pas souvent siempre nunca no cada sempre mai non ogni não todo todos'.split(
    ' ',
  ),
);
const maxClauseTokens = 10;

/** Whether the feast whose name is at a place, up to `next`, is the time of what its sentence tells. */
export function isTimeOfClause(reading: Reading, at: number, next: number): boolean {
  if (!isOpening(reading, behindArticle(reading, at)) || reading.tokens[at]?.isCapital !== true) return false;
  return isToldBehind(reading, next) && !isHabit(reading, next);
}

/** "O Natal passámos em Braga" */
const behindArticle = (reading: Reading, at: number): number =>
  ['o', 'a', 'la', 'il', 'el'].includes(wordAt(reading, at - 1)) ? at - 1 : at;

function isToldBehind(reading: Reading, next: number): boolean {
  const from = isMark(reading, next, ',') ? next + 1 : next;
  if (frenchSubjects.has(wordAt(reading, from)))
    return ![1, 2, 3].some((ahead) => aboutFeast.test(wordAt(reading, from + ahead)));
  const verb = skipObject(reading, from);
  const word = wordAt(reading, verb);
  if (word === '' || aboutFeast.test(word)) return false;
  if (weForm.test(word) || certainVerbs.has(word)) return true;
  const subject = wordAt(reading, verb + 1);
  const isSubject = subjects.has(subject) || (owners.has(subject) && !copulas.has(word));
  return isSubject && reading.tenses.around(verb, verb) !== null;
}

/** "La pasamos", "l'abbiamo passato" */
function skipObject(reading: Reading, at: number): number {
  if (!objects.has(wordAt(reading, at))) return at;
  return isMark(reading, at + 1, "'") || isMark(reading, at + 1, '’') ? at + 2 : at + 1;
}

function isHabit(reading: Reading, next: number): boolean {
  for (let at = next; at < next + maxClauseTokens && !isOpening(reading, at); at += 1)
    if (habitual.has(wordAt(reading, at))) return true;
  return false;
}

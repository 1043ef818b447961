import type { Tense } from '../../tense/verb-forms.js';
import { months } from '../../tokens/english-words.js';
import { type Token, wordOf } from '../../tokens/tokens.js';
import { dutchMonths, dutchWeekdays } from '../words/calendar-names.js';
import { isPastOfSeveral } from './verb-second.js';

/* Dutch, some of whose forms are English words too ("is", "met"). */

const names = new Set([...dutchMonths, ...dutchWeekdays]);
const dutchWeekdayNames = new Set(dutchWeekdays);
const articles = new Set('de het een mijn onze ons haar zijn'.split(' '));
const auxiliaries = new Set(['heb', 'hebt', 'heeft', 'hebben']);
const participle =
  /^(?:\p{L}{0,7}ge\p{L}{2,}|(?:ver|be|her|ont|over|er)\p{L}{2,}|onder(?:teken|handel|bouw|zoch|nom|vond))(?:t|d|en|aan)$/u;
const sentenceEnds = new Set(['.', '!', '?', ';', ':', '\n']);
const maxParticipleCharacters = 32;
const reachTokens = 12;

export function dutchTense(tokens: readonly Token[], at: number): Tense | null {
  if (auxiliaries.has(wordOf(tokens, at))) return participleBehind(tokens, at) > 0 ? 'past' : 'present';
  if (wordOf(tokens, at) === 'ben' && [at - 1, at + 1].some((place) => wordOf(tokens, place) === 'ik'))
    return participleBehind(tokens, at) > 0 ? 'past' : 'present';
  // "Vrijdag zijn we in Utrecht"
  if (wordOf(tokens, at) === 'zijn' && dutchWeekdayNames.has(wordOf(tokens, at - 1)))
    return isDutchPerfect(tokens, at) ? 'past' : 'present';
  if (dutchOfIk.has(wordOf(tokens, at)) && [at - 1, at + 1].some((place) => wordOf(tokens, place) === 'ik'))
    return 'present';
  return isBeforeTime(tokens, at) || isOfWe(tokens, at) ? 'present' : null;
}

/** "Schilderen we", "wij gaan": with the ending of several and none of the past; "we open" is English. */
function isOfWe(tokens: readonly Token[], at: number): boolean {
  const word = wordOf(tokens, at);
  const isSubject = ['we', 'wij', 'jullie'].includes(wordOf(tokens, at + 1)) || wordOf(tokens, at - 1) === 'wij';
  if (wordOf(tokens, at - 1) === 'we' && dutchOfWe.has(word)) return true;
  return isSubject && /^\p{Ll}{2,12}en$/u.test(word) && !englishInEn.has(word) && !isPastOfSeveral(word);
}

const dutchOfWe = new Set(
  'zien gaan eten vieren leveren krijgen vertrekken verhuizen trouwen beginnen stoppen doen komen'.split(' '),
);
/** What I do: "donderdag ga ik naar de tandarts". */
const dutchOfIk = new Set(
  'ga kom moet wil zal vlieg vertrek begin start krijg neem rij werk loop trouw verhuis stop word studeer speel maak doe haal breng koop verkoop'.split(
    ' ',
  ),
);
const englishInEn = new Set('then when even often open happen been seen given taken written'.split(' '));

/** "De monteur komt vrijdag", "Anouk trouwt op 3 mei": a verb between its subject and the time. */
function isBeforeTime(tokens: readonly Token[], at: number): boolean {
  const [word, subject] = [wordOf(tokens, at), tokens[at - 1]];
  if (tokens[at]?.isCapital === true || !/^\p{Ll}{3,12}t$/u.test(word) || word === 'niet' || word === 'het')
    return false;
  const isOfDutch = articles.has(wordOf(tokens, at - 2));
  if (!isOfDutch && subject?.isCapital !== true) return false;
  const lead = ['op', 'in', 'vanaf', 'eind', 'begin'].includes(wordOf(tokens, at + 1)) ? at + 2 : at + 1;
  const name = wordOf(tokens, tokens[lead]?.kind === 'number' ? lead + 1 : lead);
  // "The Rust test in April" is English.
  return names.has(name) && (!months.has(name) || isOfDutch || wordOf(tokens, at + 1) === 'op');
}

/**
 * Where the participle of an auxiliary stands in its clause, or -1: "we hebben … vervangen", but "ik heb vrijdag een
 * afspraak".
 */
function participleBehind(tokens: readonly Token[], at: number): number {
  for (let away = 1; away <= reachTokens; away += 1) {
    const token = tokens[at + away];
    if (token === undefined || sentenceEnds.has(token.word)) return -1;
    if (token.kind === 'word' && token.word.length <= maxParticipleCharacters && participle.test(token.word))
      return at + away;
  }
  return -1;
}

/** How something is, and not what happened: "vrijdag is het kantoor gesloten". */
const states = new Set(
  'gesloten geopend bezet gereserveerd geboekt gepland voorzien uitgenodigd verhinderd verplicht bekend verkocht uitverkocht'.split(
    ' ',
  ),
);

/**
 * "Mijn vader is in januari overleden", "vrijdag is Kai verhuisd": an "is" that a Dutch time and a participle stand
 * around.
 */
export function isDutchPerfect(tokens: readonly Token[], at: number): boolean {
  const end = participleBehind(tokens, at);
  if (end < 0 || states.has(wordOf(tokens, end))) return false;
  if (dutchWeekdayNames.has(wordOf(tokens, at - 1))) return true;
  let isBehindOp = false;
  for (let place = at + 1; place < end; place += 1) {
    const word = wordOf(tokens, place);
    // "op twintig november", which English has as well.
    if (word === 'op') isBehindOp = true;
    if (names.has(word) && (isBehindOp || !months.has(word))) return true;
  }
  return false;
}

const beforeMet = new Set('ben bent zijn ga gaat gaan afspraak overleg gesprek klaar bezig samen contact'.split(' '));
const behindMet = new Set('de het een mijn onze zijn haar jullie ons verlof vakantie pensioen'.split(' '));

/** Dutch for "with": "ik ben met verlof", "een afspraak met de tandarts". */
export function isDutchWith(tokens: readonly Token[], at: number): boolean {
  if (wordOf(tokens, at) !== 'met') return false;
  if (wordOf(tokens, at - 1) === 'en' && wordOf(tokens, at - 2) === 'tot') return true;
  return beforeMet.has(wordOf(tokens, at - 1)) || behindMet.has(wordOf(tokens, at + 1));
}

import { type Token, wordOf } from '../../tokens/tokens.js';
import {
  frenchMonths,
  frenchWeekdays,
  italianMonths,
  italianWeekdays,
  portugueseMonths,
  portugueseWeekdays,
  spanishMonths,
  spanishWeekdays,
} from '../words/calendar-names.js';
import { spellings } from '../words/spellings.js';
import { opensSentence } from './opening-time.js';

/*
 * A verb of the present right behind an opening time, in French, Spanish, Italian and Portuguese: "El lunes empiezo",
 * "Na sexta entrego a tese", "Martedì mattina presento il progetto".
 */

export const romanceTimeNames: ReadonlySet<string> = new Set(
  [
    frenchMonths,
    frenchWeekdays,
    spanishMonths,
    spanishWeekdays,
    italianMonths,
    italianWeekdays,
    portugueseMonths.filter((name) => name !== 'maio'),
    portugueseWeekdays.filter((name) => name.length > 6),
    ['feira', 'maio'],
  ]
    .flat()
    .flatMap((forms) => forms.split('|').flatMap(spellings)),
);
/** Days only behind "na" and at the beginning: "quarta" is the fourth of something, too. */
const numberedDays = new Set(portugueseWeekdays.flatMap(spellings).filter((name) => name.length <= 6));

const presentForm = /^\p{Ll}{1,10}(?:[aeo]|[aei]n|ons|ent|iamo|[aei]mos)$/u;
/** Behind a comma, where a noun stands as well ("El lunes, fallo de red"), what I or we do. */
const firstPerson = /^\p{Ll}{2,10}(?:o|iamo|[aei]mos)$/u;
/** Behind a time they are no verbs: articles, prepositions, owners, adjectives of time. */
export const romanceParticles: ReadonlySet<string> = new Set(
  `de del della des du da do di la le el lo gli una uno une para per por pour a ao e o que che con com entre sobre desde hasta até fino sem sin sans dans chez ce ça ne no non
	se me te ci mi il mio mia mia mon ma mes notre nostro nostra nuestro nuestra nosso nossa meu minha todo toda tutto tutta tudo nada casi quase solo só ya già ainda ancora
	pasado pasada passado passada scorso scorsa passato próximo próxima prossimo prossima prochain dernière dernier mañana tarde noche manhã noite mattina sera notte pomeriggio
	sempre siempre anche quando donde dove cuando este esta questo questa mismo mesmo stesso on we in the one some none then men open when even often children son an je tu il elle on nous vous ils elles yo eu io noi nós ele ella lei lui você ella ellos`.split(
    /\s+/,
  ),
);

const partsOfTime = new Set([
  ...romanceTimeNames,
  ...numberedDays,
  ...'el la los le il lo o no na in em en a al ad nel di de del du dia día au à , - que viene vem principios comienzos mediados finales inicio início começo meados fim inizio metà fine début mi fin prochain próximo próxima prossimo'.split(
    ' ',
  ),
]);
const beforeVerb = new Set('yo eu io noi nós me te se nos mi ti ci si lo la no non não ya'.split(' '));
/** Pronouns before a comma's verb show that it is one: "Sabato, mi sposo". */
const reflexives = new Set('me nos mi ci'.split(' '));
const partsOfDay = new Set('mattina sera pomeriggio notte tarde noche mañana noite manhã manha'.split(' '));
const beforePartOfDay = new Set('por pela la à a de da alla di'.split(' '));
const determiners = new Set(
  'el la los las un una mi mis il lo gli i le uno l o a os as um uma meu minha mio mia nuestro nuestra nosso nossa para per'.split(
    ' ',
  ),
);

/** "El lunes empiezo", "in maggio mi sposo", "A dicembre cambio lavoro", "El viernes, firmo el contrato". */
export function isBehindRomanceTime(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || token.isCapital || romanceParticles.has(token.word)) return false;
  const behind = beforeVerb.has(wordOf(tokens, at - 1)) ? at - 2 : at - 1;
  if (isOfMine(tokens, at, behind)) return false;
  const isParted = tokens[behind]?.word === ',';
  const before = withoutPartOfDay(tokens, isParted ? behind - 1 : behind);
  if (!isTimeName(tokens, before) || !presentForm.test(token.word)) return false;
  if (isParted && !isClearlyVerb(tokens, at)) return false;
  return opensSentence(tokens, before, partsOfTime);
}

/** "El 6 de enero mi hija …": "my" in Spanish, where "a gennaio mi sposo" is Italian. */
const isOfMine = (tokens: readonly Token[], at: number, behind: number): boolean =>
  behind === at - 2 && wordOf(tokens, at - 1) === 'mi' && isSpanishName(tokens, behind);

const spanishNames = new Set([...spanishMonths, ...spanishWeekdays].flatMap(spellings));
const italianNames = new Set([...italianMonths, ...italianWeekdays].flatMap((forms) => forms.split('|')));

/** "Marzo" and "agosto" are Italian as well, but behind "de". */
const isSpanishName = (tokens: readonly Token[], at: number): boolean =>
  spanishNames.has(wordOf(tokens, at)) && (!italianNames.has(wordOf(tokens, at)) || wordOf(tokens, at - 1) === 'de');

function withoutPartOfDay(tokens: readonly Token[], at: number): number {
  if (!partsOfDay.has(wordOf(tokens, at))) return at;
  let before = at - 1;
  while (at - before <= 2 && beforePartOfDay.has(wordOf(tokens, before))) before -= 1;
  return before;
}

const isTimeName = (tokens: readonly Token[], at: number): boolean =>
  romanceTimeNames.has(wordOf(tokens, at)) ||
  (numberedDays.has(wordOf(tokens, at)) && ['na', ''].includes(wordOf(tokens, at - 1))) ||
  isNumberedDay(tokens, at);

/** "El 27 tengo", "dia 27 eu volto" */
const isNumberedDay = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'number' && ['el', 'il', 'dia', 'día', 'giorno'].includes(wordOf(tokens, at - 1));

const isClearlyVerb = (tokens: readonly Token[], at: number): boolean =>
  firstPerson.test(wordOf(tokens, at)) &&
  (reflexives.has(wordOf(tokens, at - 1)) || determiners.has(wordOf(tokens, at + 1)));

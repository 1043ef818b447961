import type { Tense } from '../../tense/verb-forms.js';
import { type Token, wordOf } from '../../tokens/tokens.js';
import { polishMonths, polishWeekdays } from '../words/calendar-names.js';
import { spellings } from '../words/spellings.js';
import { opensSentence } from './opening-time.js';

/*
 * Tense in Polish. The past ends in -ł and what follows it, with the person behind; the present of what is done once
 * tells of what is to come ("skończę"). Forms that other languages have as well ("ma", "mam", "byli") count among
 * Polish words alone.
 */

const pastOfPerson = /\p{L}(?:ł[aeo]m|łem|ł[ae]ś|liśmy|łyśmy|liście|łyście)$/u;
const pastOfThird = /\p{L}(?:ł|ła|ło|ły)$/u;
const pastOfMen = /[aeiyo]li$/u;
/** "Wgrano", "przełożono": what was done by nobody in particular. */
const pastImpersonal = /\p{L}{3}(?:no|to)$/u;
const noPastImpersonal = new Set(
  'miano rano wino okno kino lato złoto miasto konto auto często bardzo zero jasno ciemno'.split(' '),
);
/** In -ł and -ła, and no past: nouns and what something is like. */
const noPastForms =
  /^(?:działa|(?:|wy|od|u|roz|prze|po|przy|pod)dział|(?:|po|prze|wy|z|u)mysł|(?:|pół)szkoł[ay]|moduł|protokół|artykuł|tytuł|sygnał|kanał|materiał|szczegół|zespół|kościół|ogół|węzeł|zapał|kapitał|oryginał|stół|skał[ay]|sił[ay]|cał[ayo]|mał[ayo]|biał[ayo]|mił[ayo]|stał[ay]|zwykł[ay]|trwały|ciepł[aoy]|zeszł[aey]|ubiegł[aey]|przeszł[aey]|przyszł[aey]|pozostał[aey]|wspaniał[ay]|doskonał[ay]|dorosł[ay]|źródł[ao]|tł[ao]|koł[ao]|krzesł[ao]|hasł[ao]|światł[ao]|ciał[ao]|dzieł[ao]|masł[ao]|mydł[ao]|pudł[ao])$/u;
const noPastOfMen = new Set('jeśli czyli sali skali kontroli roli chwili fali stali niedzieli woli soli'.split(' '));

const presentForms = new Set(
  `działa działają jest jestem jesteś jesteśmy jesteście są mają mamy macie czeka czekają trwa trwają muszę musi musimy muszą musisz trzeba
	chcę chce chcemy chcą mogę może możemy mogą powinien powinna powinno powinniśmy powinni mieszkam mieszka idę idzie idziemy idą jadę jedzie jedziemy jadą
	lecę leci lecimy lecą da dam damy dadzą rodzi rodzę zrobię zrobi wyślę wyśle wyślemy napiszę weźmie wezmę weźmiemy wypada`.split(
    /\s+/,
  ),
);
/** The present of these roots, whatever stands before them: "za-czyn-a", "przy-jedzi-emy", "wy-gas-ają". */
const presentOfRoots =
  /^\p{L}{0,5}(?:(?:wrac|czyn|gas|mij|pływ|wier|tykam|myk|mieni|jeżdż|rzuc|rusz|potyk|gryw|łącz|pisuj|zwiedz|dawa|daj|pad|latuj|kupuj|wdraż|puszcz|prowadz|chodz|dzwoni|rejestruj|mieszk|czek|otwier|zbier|bier)(?:am|asz|a|amy|acie|ają|i|isz|imy|icie|ą|ę|y|ymy)|(?:kończ|pracuj|płac|rob|nos|woz|proś|spotk|ożeni|żeni|urodz|wróc|skocz|waż|łącz|twórz|czysz|robi|chodz|liczy|ucz)(?:ę|ysz|y|ymy|ą|i|isz|imy|ię|ią)|jed(?:ziesz|zie|ziemy|zą|ą)|jad[ęą]|(?:lec|id|jd)(?:ę|zie|ziemy|ziesz|ą|imy|i|isz)|bior[ęą]|bierz(?:e|emy|esz)|czn(?:ę|ie|iemy|ą)|ni(?:osę|esie|esiemy|osą)|gram|graj(?:ą|emy)|gra(?:m|my|sz|cie)|mkn(?:ę|ie|iemy|ą)|stan(?:ę|ie|iemy|ą)|będzie|będą|będę|gnie|chnie|łoż(?:ę|y|ymy|ą)|jdą|rwie|tnie|trze|każe)$/u;
/** Endings of verbs alone: "przejmuje", "wgrywamy", "otwierają". */
const presentEndings =
  /(?:\p{L}{2}(?:uj[eęą]|ujesz|ujemy|ujecie)|\p{L}{3}(?:[ae]j[ąę]|ywam|ywa|ywamy)|\p{L}{2}(?:[^m]ają))$/u;
const ofSeveral = /\p{L}{2}[aeijy]my$/u;
const noPresentOfSeveral =
  /^(?:.*(?:system|problem|program|reklam|norm|bram|firm|film|krem|rytm|pseudonim)y|zimy|tamy|damy|ramy)$/u;

const polishWords = new Set([
  ...[...polishMonths, ...polishWeekdays].flatMap((forms) => forms.split('|').flatMap(spellings)),
  ...'dnia dniu wizyta wizytę egzamin lekarza w we się nie na jest już po temu od ze przez dla oraz czy mi nas nam moja mój moje nasz nasza klient wersja wersję jutro wczoraj dzisiaj jeszcze ale lub albo kiedy gdzie'.split(
    ' ',
  ),
]);
const polishLetters = /[ąęłńśźż]/u;
const contextTokens = 8;

export function polishTense(tokens: readonly Token[], at: number): Tense | null {
  const word = wordOf(tokens, at);
  if (word.length < 2 || word.length > maxVerbCharacters) return null;
  if (polishLetters.test(word)) {
    if (pastOfPerson.test(word)) return 'past';
    if (pastOfThird.test(word)) return noPastForms.test(word) ? null : 'past';
  }
  if (!mayBePolish.test(word) || !isPolish(tokens, at)) return null;
  if (pastOfMen.test(word)) return noPastOfMen.has(word) ? null : 'past';
  // "Porto" is a place, and "we" a word of two languages.
  const isName = tokens[at]?.isCapital === true;
  if (!isName && pastImpersonal.test(word) && !noPastImpersonal.has(word) && !/[aeo]ś?to$|mno$/u.test(word))
    return 'past';
  if (/^będ(?:ę|ziesz|zie|ziemy|ziecie|ą)$/u.test(word)) return 'future';
  if (word === 'ma' || word === 'mam' || presentForms.has(word)) return 'present';
  if (presentEndings.test(word) || presentOfRoots.test(word)) return 'present';
  if (isFirstBehindDay(tokens, at)) return 'present';
  return ofSeveral.test(word) && !noPresentOfSeveral.test(word) ? 'present' : null;
}

const weekdays = new Set(polishWeekdays.flatMap((forms) => forms.split('|').flatMap(spellings)));
const beforeWeekday = new Set('w we'.split(' '));
const partsOfClause = new Set([...weekdays, ...beforeWeekday]);

/** "W sobotę biegnę maraton", but "w piątek umowę podpisaliśmy": a noun, with its verb behind it. */
const isFirstBehindDay = (tokens: readonly Token[], at: number): boolean =>
  /\p{L}{3}ę$/u.test(wordOf(tokens, at)) &&
  weekdays.has(wordOf(tokens, at - 1)) &&
  beforeWeekday.has(wordOf(tokens, at - 2)) &&
  opensSentence(tokens, at - 1, partsOfClause) &&
  ![1, 2, 3].some((away) => isPastForm(wordOf(tokens, at + away)));

const isPastForm = (word: string): boolean => pastOfPerson.test(word) || pastOfThird.test(word) || pastOfMen.test(word);

const maxVerbCharacters = 20;
/** The last letters of such forms. */
const mayBePolish = /[aeiyęąmońszć]$/u;

/** Whether the words around a place are Polish. */
function isPolish(tokens: readonly Token[], at: number): boolean {
  for (let away = 0; away <= contextTokens; away += 1)
    for (const place of [at + away, at - away]) {
      const word = wordOf(tokens, place);
      if (polishLetters.test(word) || (away > 0 && polishWords.has(word))) return true;
    }
  return false;
}

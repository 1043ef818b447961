import { weekdays } from '../tokens/english-words.js';
import { isNameInData } from './names-in-data.js';
import { isOpening, type Reading, wordAt } from './time-rule.js';

/*
 * "I like Sunday roasts", "Friday deploys are forbidden", "las reuniones del martes": a weekday that tells of which
 * kind things are, and no day. "Sunday lunch with Ada was great" was one day, and so is that of what was moved.
 */

const tastes = new Set(
  `like likes liked love loves loved hate hates hated enjoy enjoys adore adores dislike dislikes loathe dread dreads
	prefer prefers appreciate detest despise miss avoid avoids stand of into about without`.split(/\s+/),
);
/** What one does again and again, and tells so only of several. */
const habits = new Set(
  `read reads skip skips attend attends teach teaches host hosts hold holds have has do does run runs make makes cook cooks bake bakes
	sell sells offer offers deliver delivers write writes play plays serve serves organise organize allow allows forbid ban bans mean means no`.split(
    /\s+/,
  ),
);
/** "I'd love Sunday lunch" is about one, and "loved" tells that it may have been. */
const wishing = new Set(["'d", 'd', 'would', "i'd", "we'd"]);
const massNouns = new Set(
  `football soccer rugby cricket baseball basketball tennis golf yoga swimming gymnastics church mass school traffic homework
	brunch lunch dinner breakfast supper coffee tea beer wine cake bread pizza pasta fish sushi food music jazz television tv radio
	news press bingo karaoke poker bowling shopping cleaning baking gardening training practice`.split(/\s+/),
);
const irregularPlurals = new Set(['people', 'children', 'women', 'men']);
/** Between a weekday and a plural, and no noun: "I like Monday without meetings". */
const noNouns = new Set(
  'with without for from over and but because when more less better best than unless since the our their his her any all some two three most after before between just only if so too'.split(
    ' ',
  ),
);
/** In the form of a plural, and none. */
const noPlurals = new Set(
  `always sometimes afterwards besides unless thanks perhaps towards upwards onwards as was has does goes says gets needs wants means
	downstairs upstairs outdoors indoors overseas mornings afternoons evenings nights is its his this yes regardless nevertheless across`.split(
    /\s+/,
  ),
);

const isPlural = (word: string): boolean =>
  irregularPlurals.has(word) || (/\p{Ll}{2}(?<![sui])s$/u.test(word) && !noPlurals.has(word));

/** Behind these a plural that opens its sentence is told of as a kind; "Friday guests are coming" is one Friday. */
const isToldAsKind = (reading: Reading, at: number): boolean =>
  (['are', 'aren'].includes(wordAt(reading, at)) && !ofOneDay.test(wordAt(reading, at + 1))) ||
  tastes.has(wordAt(reading, at));

const ofOneDay =
  /^(?:\p{L}+ing|off|out|in|on|at|due|up|over|done|gone|back|here|there|booked|moved|cancell?ed|postponed|sold|full|for|now|still|already|also|going|with|from)$/u;

/** "As of last Thursday Bob deploys": one day. */
const determiners = new Set(['last', 'this', 'next']);

/** Whether a weekday, or several, that end before a place tell only of which kind things are. */
function isKindInEnglish(reading: Reading, at: number, next: number): boolean {
  if (isNameInData(reading, at, next)) return true;
  if (!weekdays.has(wordAt(reading, next - 1)) || determiners.has(wordAt(reading, at))) return false;
  const [noun, before] = [wordAt(reading, next), wordAt(reading, at - 1)];
  if (isPlural(noun) && isOpening(reading, at)) return isToldAsKind(reading, next + 1);
  if (wishing.has(wordAt(reading, at - 2)) || (isPlural(noun) && wordAt(reading, at - 2) === 'to' && before === 'have'))
    return false;
  // "Thursday pub quizzes"
  const isOfTwo = /^\p{L}{3,}$/u.test(noun) && !noNouns.has(noun) && isPlural(wordAt(reading, next + 1));
  if (tastes.has(before)) return isPlural(noun) || massNouns.has(noun) || isOfTwo;
  return habits.has(before) && isPlural(noun);
}

const romanceOf = new Set(['du', 'del', 'della', 'dal', 'de', 'da', 'do']);
const romancePlurals = new Set(
  'les des mes nos ses leurs tes vos las los mis nuestras nuestros sus tus i le gli as os minhas nossas meus nossos'.split(
    ' ',
  ),
);

/** "J'aime les rôtis du dimanche", "odio las reuniones del martes", "adoro i pranzi della domenica" */
function isKindInRomance(reading: Reading, at: number, next: number): boolean {
  const of = romanceOf.has(wordAt(reading, at)) ? at : at - 1;
  if (!romanceOf.has(wordAt(reading, of)) || !/(?:[sx]|[ei])$/u.test(wordAt(reading, of - 1))) return false;
  const isOneDay = reading.tokens[next]?.kind === 'number' || behindOne.has(wordAt(reading, next));
  return romancePlurals.has(wordAt(reading, of - 2)) && !isOneDay;
}

const behindOne = new Set(
  'prochain dernier passé pasado próximo proximo que scorso scorsa prossimo prossima passado passada qui'.split(' '),
);

const foreignWeekdays =
  /^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|luned[ìi]|marted[ìi]|mercoled[ìi]|gioved[ìi]|venerd[ìi]|sabato|domenica|segunda(?:-feira)?|terça(?:-feira)?|quarta(?:-feira)?|quinta(?:-feira)?|sexta(?:-feira)?|feira)$/;

/** "Tomorrow, and Tomorrow, and Tomorrow": a title that says a day again and again. */
function isSaidAgain({ tokens }: Reading, at: number): boolean {
  const day = tokens[at];
  if (day?.kind !== 'word' || !day.isCapital) return false;
  const isAgain = (place: number): boolean => tokens[place]?.word === day.word && tokens[place]?.isCapital === true;
  const isAnd = (place: number): boolean => tokens[place]?.word === 'and';
  return [2, 3].some((away) => (isAnd(at + away - 1) && isAgain(at + away)) || (isAnd(at - 1) && isAgain(at - away)));
}

/** Whether a time at a place is no day, but tells what things are of that day in every week, or is said again. */
export const isKindByWeekday = (reading: Reading, at: number, next: number): boolean =>
  isKindInEnglish(reading, at, next) ||
  (foreignWeekdays.test(wordAt(reading, next - 1)) && isKindInRomance(reading, at, next)) ||
  isSaidAgain(reading, at);

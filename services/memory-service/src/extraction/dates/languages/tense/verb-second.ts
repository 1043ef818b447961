import { months } from '../../tokens/english-words.js';
import type { Token } from '../../tokens/tokens.js';
import { dutchMonths, dutchWeekdays, germanMonths, germanWeekdays } from '../words/calendar-names.js';
import { opensSentence } from './opening-time.js';

/*
 * In German and Dutch the verb is the second part of a sentence, so a word right behind an opening time is its verb:
 * "Am 23. November folgt das DNS", "Op maandag verhuizen we". What does not have the ending of the past is present, and
 * tells of what is to come.
 */

const names = new Set(
  [germanMonths, germanWeekdays, dutchMonths, dutchWeekdays].flat().flatMap((forms) => forms.split('|')),
);
const weekdays = new Set([...germanWeekdays, ...dutchWeekdays]);
/** Before a month, which in English may have the same name, as "in" does. */
const leads = new Set(
  'im am ab zum vom bis seit anfang mitte ende den dem op vanaf tot begin medio half eind'.split(' '),
);
const presentForm = /^\p{Ll}{2,14}(?:t|en|e)$/u;
const pastForm = /(?:te|ten|de|den)$/u;
/** In -ten and -den, and of the present: of verbs whose stem ends so. */
export const presentInDental =
  /^(?:be|er|ver|ent|ein|aus)?(?:arbei|e|moe|zit|wee|vergee|mie|war|star|heira|ra|tes|lei|rich|schal|hal|tre|bie|re|fin|mel|bin|la|sen|slui|me|hou|rij|vin|zen|wach)(?:ten|te|den|de)$/u;
const strongPast = new Set(
  `hielt erhielt enthielt trat betrat bat galt tat ritt schnitt stritt litt glitt riet verriet briet fand stand gingen fielen liefen zogen trafen nahmen sahen
	schrieben sprachen blieben kamen gaben bekamen brachen stiegen schlossen lasen aßen tranken wuchsen riefen schliefen verloren ließen flogen fuhren waren
	gingen kwamen vielen liepen zagen spraken bleven kregen gaven vonden stonden`.split(/\s+/),
);
const participle = /^\p{L}{0,6}ge\p{L}{2,}(?:t|en|d)$/u;
const beginWithGe = new Set(['gelten', 'geldt', 'gelden', 'geben', 'geven', 'geeft', 'genieten']);
/** Which are no verbs. */
const particles = new Set(
  `nicht erst jetzt seit mit fest sonst selbst zuletzt zuerst oft eine einen meine meinen unsere unseren keine keinen alle allen diese diesen jeden heute heute eigene
	viele beide gegen neben zwischen oben unten außen innen drinnen zusammen leute neue neuen alte alten letzte letzten nächste nächsten erste ersten zweite mitte ende
	statt fort heim bereit weit met het niet een geen dat wat eigen alleen samen binnen tussen boven buiten onze deze alle beide tot direct laatste eerste nieuwe volgende einde`.split(
    /\s+/,
  ),
);

/** "Vielen we", "kochten wij": what was. */
export const isPastOfSeveral = (word: string): boolean =>
  strongPast.has(word) || (pastForm.test(word) && !presentInDental.test(word));

/** Whether the word at a place is a verb of the present behind a German or Dutch time. */
export function isVerbSecond(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || token.isCapital || particles.has(token.word) || strongPast.has(token.word))
    return false;
  if (!presentForm.test(token.word)) return false;
  if (participle.test(token.word) && !beginWithGe.has(token.word)) return false;
  if (pastForm.test(token.word) && !presentInDental.test(token.word)) return false;
  return isGermanicTime(tokens, at - 1);
}

/** Whether an opening time as German or Dutch writes it ends at a place: "23. November", "im Mai", "op maandag". */
function isGermanicTime(tokens: readonly Token[], at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]];
  if (token?.kind !== 'word' || !names.has(token.word) || !opensSentence(tokens, at, partsOfTime)) return false;
  if (weekdays.has(token.word) || leads.has(before?.word ?? '')) return true;
  if (before?.word === 'in') return !months.has(token.word);
  // "24 december eten we"
  if (
    before?.kind === 'number' &&
    !['we', 'i', 'they'].includes(tokens[at + 1]?.word ?? '') &&
    wordsOfWe.has(tokens[at + 2]?.word ?? '')
  )
    return true;
  return (before?.word === '.' && tokens[at - 2]?.kind === 'number') || leads.has(tokens[at - 2]?.word ?? '');
}

const wordsOfWe = new Set(['we', 'wij', 'wir', 'ik', 'ich']);
const partsOfTime = new Set([...leads, ...names, 'in', '.', ',', 'kommenden', 'nächsten', 'komende', 'volgende']);

import { functionWords } from '../language/lexicon/english-words.js';
import type { PutRight, TakenBack } from './taken-back.js';

/*
 * "Port 8080 I mean 8081", "called Marta no sorry Martha", "she lives in Bern no she lives in Basel": a number, a name
 * or a phrase for another of its form, and words that are begun again.
 */

/**
 * What may follow a value that was put right by "no" alone: "three no four on Thursdays", and not "no two are alike".
 */
const goesOn =
  /^(?:$|\s*[,.;:!?–—)]|\s(?:and|but|so|or|at|in|on|with|for|because|cause|um|uh|this|next|last|of|per|a|an|from|to|by|until|till|since|then|now|instead|not|which|when|if|i|we|he|she|they|it|und|et|y|en|im|am|um|à)(?!\p{L}))/iu;
export const goesOnBehindValue = (rest: string): boolean => goesOn.test(rest);

export const withValueAtOnce: PutRight = (before, behind, taken) =>
  withNumber(before, behind, taken) ??
  withNamesDay(before, behind, taken) ??
  withName(before, behind, taken) ??
  withBegunAgain(before, behind, taken) ??
  withPhrase(before, behind, taken) ??
  withWord(before, behind, taken);

const isMeant = ({ isSure, isApology, isSetOff }: TakenBack): boolean => isSure || isApology || isSetOff;

const unit =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen)';
const inWords = String.raw`(?:(?:half|quarter|five|ten|twenty) (?:past|to) )?(?:a )?${unit}(?:[\s-](?:and )?${unit}){0,6}`;
const inDigits = String.raw`[€$£#v]?\d[\d.,:]{0,12}(?<=\d)(?:[kKmMhH%€]|[ap]m)?`;
const number = `(?:${inDigits}|${inWords})`;
const numberBefore = new RegExp(String.raw`(?<![\p{L}\p{N}.,:-])(${number})((?: [\p{L}%€'’/-]{1,20}){0,3})$`, 'iu');
const numberBehind = new RegExp(
  String.raw`^(?:i think )?(?:(?:it|that)(?:['’]?s| is) |its )?(?:more like )?(?:(?:at|on|in|about|around|to|port|version|only|just) )?(${number})(?![\p{L}\p{N}])`,
  'iu',
);

/** "Three thousand on pro no two thousand": what is told behind the number stays, unless it is told again. */
function withNumber(before: string, behind: string, taken: TakenBack): string | null {
  const wrong = numberBefore.exec(before);
  const right = wrong === null ? null : numberBehind.exec(withoutLabelOf(before.slice(0, wrong.index), behind));
  if (wrong === null || right === null) return null;
  const [value = '', tail = ''] = [right[1], wrong[2]];
  const rest = behind.slice(behind.length - (right.input.length - right[0].length));
  if (ofThose.test(rest)) return null;
  const isAgain = tail !== '' && rest.toLowerCase().startsWith(tail.toLowerCase().split(' ', 2).join(' '));
  if (/^one$/i.test(value) && !isMeant(taken)) return null;
  const isCounting = tail === '' && /^no$/i.test(taken.words) && !countsOthers.test(rest);
  if (!isAgain && !isCounting && !isMeant(taken) && !goesOnBehindValue(rest)) return null;
  // "Ten people came sorry two were late"
  if (!isAgain && tail !== '' && !goesOnBehindValue(rest)) return null;
  return before.slice(0, wrong.index) + value + (isAgain ? '' : tail) + rest;
}

/** "LX 381" behind "LX 318": the word before the number, said again. */
function withoutLabelOf(before: string, behind: string): string {
  const label = /[\p{L}\p{N}]+ $/u.exec(before)?.[0] ?? '';
  return label !== '' && behind.toLowerCase().startsWith(label.toLowerCase()) ? behind.slice(label.length) : behind;
}

/** "Twelve people, no, three of them" */
const ofThose = /^ of (?:them|us|those|these|which|whom)(?!\p{L})/iu;

/** "There are six no two are alike" */
const countsOthers = /^ (?:is|are|was|were|have|has|had|can|do|does|did|will|would|share|of|in a)(?!\p{L})/iu;

const daysBefore = /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)days$/iu;
const daysBehind = /^(?:(?:it|that)['’]?s )?(?:on )?((?:mon|tues|wednes|thurs|fri|satur|sun)days)(?!\p{L})/iu;

/** "Tuesdays no Thursdays" */
function withNamesDay(before: string, behind: string, taken: TakenBack): string | null {
  const [wrong, right] = [daysBefore.exec(before), daysBehind.exec(behind)];
  if (wrong === null || right === null) return null;
  const rest = behind.slice(right[0].length);
  if (!isMeant(taken) && !goesOnBehindValue(rest)) return null;
  return before.slice(0, wrong.index) + (right[1] ?? '') + rest;
}

const nameBefore = /(?<=[\p{L}\p{N},]\s|^)(?!I(?:['’]|$))\p{Lu}[\p{L}'’-]{1,30}$/u;
const nameBehind = /^(?:(?:it|that|he|she)['’]?s )?(?!I(?:['’\s]|$))(\p{Lu}[\p{L}'’-]{1,30})(?![\p{L}\p{N}])/u;

/** "Called Marta no sorry Martha"; but "I told Anna, sorry Tim, I forgot" calls him. */
function withName(before: string, behind: string, taken: TakenBack): string | null {
  const [wrong, right] = [nameBefore.exec(before), nameBehind.exec(behind)];
  if (wrong === null || right === null || wrong[0] === right[1]) return null;
  const rest = behind.slice(right[0].length);
  if (taken.isApology && !taken.isSure && (/^,/.test(rest) || !goesOnBehindValue(rest))) return null;
  if (!(taken.isSure || taken.isSetOff) && !goesOnBehindValue(rest)) return null;
  // "Yes, no, Tanvi owns it"
  if (wrong.index === 0 && (!taken.isSetOff || functionWords.has(wrong[0].toLowerCase()))) return null;
  return before.slice(0, wrong.index) + (right[1] ?? '') + rest;
}

const word = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu;
const maxBegunWords = 12;
const prepositions = new Set(
  'in on at to with from for by under via im am in bei mit nach zu chez dans avec à en con'.split(' '),
);

/** "She lives in Bern no she lives in Basel", "in Graz, no, in Linz": begun again with the same words. */
function withBegunAgain(before: string, behind: string, taken: TakenBack): string | null {
  if (taken.isApology && !taken.isSure) return null;
  const said = [...before.matchAll(word)].slice(-maxBegunWords);
  const again = [...behind.slice(0, 60).matchAll(word)].slice(0, 3).map(([each]) => each.toLowerCase());
  const [first = '', second = '', third = ''] = again;
  if (first === '') return null;
  const sameFrom = (words: readonly string[]): number =>
    said.findLastIndex((_, at) => words.every((each, place) => said[at + place]?.[0].toLowerCase() === each));
  const two = second === '' ? -1 : sameFrom([first, second]);
  const other = sameEnd(said, behind);
  if (other !== null && taken.isSure) return before.slice(0, other) + behind;
  const isSame = two >= 0 && (isMeant(taken) || (third !== '' && sameFrom([first, second, third]) === two));
  const one = prepositions.has(first) && isMeant(taken) ? sameFrom([first]) : -1;
  const at = isSame ? two : one >= said.length - maxPhraseWords ? one : -1;
  const start = said[at]?.index;
  return start === undefined ? null : before.slice(0, start) + casedAs(before.charAt(start), behind);
}

const maxPhraseWords = 4;
const minSameWords = 2;

/**
 * "Ute has the spare key, oh no wait, Gerd has the spare key": where the clause begins that ends with the same words.
 */
function sameEnd(said: readonly RegExpExecArray[], behind: string): number | null {
  const again = [...behind.slice(0, 120).matchAll(word)].slice(1, maxBegunWords).map(([each]) => each.toLowerCase());
  for (let words = Math.min(again.length, said.length - 1); words >= minSameWords; words -= 1) {
    const end = said.slice(-words);
    if (end.every(([each], place) => each.toLowerCase() === again[place])) return said.at(-words - 1)?.index ?? null;
  }
  return null;
}

const casedAs = (letter: string, text: string): string =>
  /\p{Lu}/u.test(letter) && letter.toLowerCase() === text.charAt(0) ? letter + text.slice(1) : text;

const phraseBefore =
  /(?<!\p{L})(the|a|an|my|our|his|her|their) ((?:[\p{L}\p{N}_./'’-]{1,30} ){0,2})([\p{L}\p{N}_./'’-]{1,30})$/iu;

/** "The main branch, er, the release branch", "in the kitchen no wait the hall" */
function withPhrase(before: string, behind: string, taken: TakenBack): string | null {
  const wrong = phraseBefore.exec(before);
  if (wrong === null || !isMeant(taken)) return null;
  const [, article = '', attributes = '', noun = ''] = wrong;
  const right = phraseBehind.exec(behind);
  if (right === null || right[1]?.toLowerCase() !== article.toLowerCase()) return null;
  const words = (right[2] ?? '').split(' ');
  const isOfNoun = attributes !== '' && words.slice(1, 3).some((each) => each === noun) && words[0] !== noun;
  if (isOfNoun) return before.slice(0, wrong.index) + behind;
  const rest = behind.slice(`${right[1]} ${words[0]}`.length);
  const isOne = attributes === '' && taken.isSure && goesOnBehindValue(rest);
  return isOne ? before.slice(0, wrong.index) + behind : null;
}

const phraseBehind = /^(the|a|an|my|our|his|her|their) ((?:[\p{L}\p{N}_./'’-]{1,30} ?){1,3})/iu;

const wordBefore = /(?<=[\p{L}\p{N}] )\p{Ll}[\p{L}\p{N}_-]{1,30}$/u;
const wordBehind = /^(?:it['’]?s )?(\p{Ll}[\p{L}\p{N}_-]{1,30})(?![\p{L}\p{N}'’])/u;
/** Said for nothing else; "make it" may be. */
const surelyTakesBack =
  /(?<!\p{L})(?:no,? (?:wait|sorry)|wait,? no|sorry,? no|(?:scratch|strike) that|i meant?|or rather|correction|no,? no|nein|nee|je veux dire|digo|ik bedoel)(?!\p{L})/iu;
const ofTalk = new Set(
  'really thanks thank yes yeah ok okay seriously sorry true honestly maybe never please very'.split(' '),
);

/** "We use mysql no sorry postgres for the shop" */
function withWord(before: string, behind: string, { words }: TakenBack): string | null {
  const [wrong, right] = [wordBefore.exec(before), wordBehind.exec(behind)];
  const value = right?.[1] ?? '';
  if (wrong === null || right === null) return null;
  // "The repo is atlas-api no atlas-core"
  const isCode = [wrong[0], value].every((said) => /[\d_-]/.test(said));
  if (!isCode && !surelyTakesBack.test(words)) return null;
  const isWord = (said: string): boolean => !functionWords.has(said) && !ofTalk.has(said) && !said.endsWith('ly');
  const rest = behind.slice(right[0].length);
  if (!isWord(value) || !isWord(wrong[0]) || !goesOnBehindValue(rest)) return null;
  return before.slice(0, wrong.index) + value + rest;
}

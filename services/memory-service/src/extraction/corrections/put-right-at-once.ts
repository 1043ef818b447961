import { caselessUnicode, oneOf } from '../language/pattern-parts.js';
import { isEitherOr, type TakenBack } from './taken-back.js';
import { withTimeAtOnce } from './time-at-once.js';
import { withValueAtOnce } from './value-at-once.js';

/*
 * "On Thursday no wait Friday", "port 8080 I mean 8081", "three thousand on pro, sorry, two thousand": what is put
 * right within the sentence. What is right takes the place of what was taken back, so that neither a day nor a fact is
 * read of that; the rest stays as said.
 */

const sure = oneOf(
  `i meant?(?: to (?:say|write))?|or rather|(?:scratch|strike|forget|ignore) that|make (?:that|it)|correction|(?:no|oh|ah|um|uh),? wait|wait,? no|hang on|hold on|no,? no|what am i saying|let me correct that`,
  `i['’]?m lying|i lied|i tell a lie|that['’]?s (?:wrong|not right|a lie)|(?:i )?(?:said|got|read|had|put|wrote) (?:that|it) wrong|my (?:bad|mistake|fault)|i misspoke|wrong`,
  'nope|nah|nein|quatsch|ich mein(?:e|te)|besser gesagt|vielmehr|oder nein|stimmt nicht|falsch',
  // Italian denies with it, too: "in prove e non in tests".
  '(?<=[,;–—…-]\\s{0,3})non|je veux dire|ou plutôt|plutôt|enfin non|no,? espera|mejor dicho|quiero decir|digo|nee|ik bedoel(?:de)?|of nee',
);
const apology = oneOf(
  'so sorry|sorry|sry|soz|oops|whoops|pardon|apologies|entschuldigung|tschuldigung|perd[oó]n|désolée?',
);
const weak = oneOf('no|wait|actually|er+m?|warte|moment|halt|attends?|wacht');
/** What is said besides, and takes nothing back. */
const filler = oneOf('u[hm]+|oh|ah|well|hm+|äh|euh|ähm');
const part = oneOf(sure, apology, weak, filler);
const pause = String.raw`(?:\s*[,;–—…]\s*|\s*\.{2,3}\s*|\s+-{1,2}\s+|\s+)`;
const maxParts = 5;
/** "No wait time at the gate" */
const behindNoun = String.raw`(?:times?|lists?|states?|staff|periods?)(?!\p{L})`;
const takesBack = new RegExp(
  String.raw`(?<=[\p{L}\p{N}%€$£'"’)])(${pause})(${part}(?:${pause}${part}){0,${maxParts}})(${pause})(?=\S)(?!${behindNoun})`,
  'giu',
);
/** Without one of these nothing is looked for. */
const mayTakeBack = caselessUnicode`(?<![\p{L}\p{N}])${oneOf(sure, apology, weak)}(?![\p{L}\p{N}])`;

const maxSlips = 6;
/** Who says such words more often takes nothing back by them. */
const maxTried = 24;
/** What is put right stands right before, and nothing is looked for farther away. */
const reachCharacters = 160;

/** A text of somebody who speaks, with every value that was put right at once in place of the one taken back. */
export function withSlipsPutRight(text: string): string {
  if (!mayTakeBack.test(text)) return text;
  let said = text;
  let from = 0;
  for (let slip = 0; slip < maxSlips; slip += 1) {
    const right = putRightBehind(said, from);
    if (right === null) break;
    ({ said, from } = right);
  }
  return said;
}

/** The first slip behind a place put right, and where to look on. */
function putRightBehind(text: string, from: number): { said: string; from: number } | null {
  takesBack.lastIndex = from;
  let found = takesBack.exec(text);
  for (let tried = 0; found !== null && tried < maxTried; tried += 1, found = takesBack.exec(text)) {
    const before = sentenceBefore(text, found.index);
    const end = found.index + found[0].length;
    const behind = text.slice(end, end + reachCharacters);
    const taken = takenBy(found, before, behind);
    const right = withTimeAtOnce(before, behind, taken) ?? withValueAtOnce(before, behind, taken);
    if (right !== null) {
      const head = text.slice(0, found.index - before.length);
      return { said: head + right + text.slice(end + reachCharacters), from: head.length };
    }
    // "On pro no, sorry two thousand": what follows may begin with words of taking back itself.
    takesBack.lastIndex = found.index + (found[1]?.length ?? 0) + 1;
  }
  return null;
}

/** The sentence up to a place, as far as it is looked through. */
function sentenceBefore(text: string, at: number): string {
  const near = text.slice(Math.max(0, at - reachCharacters), at);
  return near.slice(near.search(/(?<=[.!?]\s)(?!.*[.!?]\s)|\n(?!.*\n)/s) + 1).trimStart();
}

const isSure = new RegExp(`(?<![\\p{L}\\p{N}])${sure}(?![\\p{L}\\p{N}])`, 'iu');
const isApology = new RegExp(`(?<![\\p{L}\\p{N}])${apology}(?![\\p{L}\\p{N}])`, 'iu');
const isNo = /(?<![\p{L}\p{N}])no(?![\p{L}\p{N}])/iu;

/** "No in the evening", "no it's": before these "no" counts nothing; "no to GraphQL" refuses. */
const isUncounted =
  /^(?:in|on|at|from|until|since|the|my|our|his|her|their|it['’]?s|it is|that['’]?s|she|he|they|we)(?!\p{L})/iu;

function takenBy(
  [, pauseBefore = '', words = '', pauseBehind = '']: RegExpExecArray,
  before: string,
  behind: string,
): TakenBack {
  const apologises = isApology.test(words);
  return {
    words,
    isSure:
      isSure.test(words) ||
      (isNo.test(words) && (apologises || (isUncounted.test(behind) && !isEitherOr.test(before)))),
    isApology: apologises,
    isSetOff: /\S/.test(pauseBefore) && /\S/.test(pauseBehind),
  };
}

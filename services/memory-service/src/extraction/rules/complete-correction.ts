import { findTimeExpressions, type TimeExpression } from '../dates/find-time-expressions.js';
import { hasFiniteVerb } from '../language/finite-verb.js';
import { wordSet, wordsOf } from '../language/lexicon/word-set.js';
import { rememberingLast } from '../language/pattern-set.js';
import { splitSentences } from '../language/split-sentences.js';
import { isQuestion } from '../remarks/questions.js';

/*
 * "argh sorry, 3 doors", behind "the shed has 2 doors": a slip that is put right at once means nothing alone. It is kept with the
 * sentence that it corrects, word for word.
 */

const cries = 'argh+|ugh|er+m?|u[hm]+|oh|ah|ach|wait|hold on|no|nope|hm+|damn|actually|ok(?:ay)?|shit|sorry|wrong';
const takesBack =
  "sorry|oops|whoops|ups|correction|i (?:meant|mean|misspoke)|make (?:that|it)|(?:scratch|strike) that|my bad|my mistake|typo|wrong|that['’]?s (?:wrong|not right)|no|wait";
const leadsToValue = "(?:(?:i (?:meant|mean)|make (?:that|it)|it['’]?s|its|it is|that['’]?s|should be)\\s+)?(?=\\S)";
const opening = new RegExp(
  `^(?:(?:${cries})[,.!…]{0,3} ){0,3}(?:${takesBack})\\b[,.:!…—–-]{0,3}\\s*${leadsToValue}`,
  'iu',
);
/** "er, 3 doors": right behind what it corrects a cry alone will do. */
const cried = new RegExp(`^(?:(?:${cries})[,.!…]{1,3} ){1,3}${leadsToValue}`, 'iu');
/** "*64" */
const starred = /^\*\s?(?=[\p{L}\d])/u;
const maxValueWords = 4;
const maxCorrectedCharacters = 160;
const figure = /(?<![\w.])\d[\d.,]*(?=[^\w.]|[a-z]{1,3}\b|$)/giu;

/**
 * The sentence that a bare value corrects, with the correction behind it; null where there is none, or no single one.
 * @param saidBefore what the same speaker said right before
 */
export function completeCorrection(sentence: string, saidBefore: string): string | null {
  const told = (opening.exec(sentence) ?? starred.exec(sentence))?.[0];
  const corrected = splitSentences(saidBefore).at(-1) ?? '';
  if (told === undefined || !corrects(sentence.slice(told.length), corrected)) return null;
  return `${/[.!…]$/.test(corrected) ? corrected : `${corrected}.`} ${sentence}`;
}

/** Whether a sentence puts right the one that was said right before it, in the same turn. */
export function correctsSaidBefore(sentence: string, saidBefore: string): boolean {
  const said = behindOpening(sentence);
  return said !== null && corrects(said, saidBefore);
}

function behindOpening(sentence: string): string | null {
  const told = (opening.exec(sentence) ?? cried.exec(sentence))?.[0];
  return told === undefined ? null : sentence.slice(told.length);
}

/**
 * The sentence before with the time that this one puts right ("sorry, Wednesday" behind "the demo is on Tuesday"): beside each other the
 * two would be a span. Null where either names none, or more than a time.
 */
export function withTimeCorrected(sentence: string, saidBefore: string): string | null {
  const said = opening.test(sentence) ? behindOpening(sentence) : null;
  if (said === null || said.length > maxTimeCharacters || saidBefore.length > maxCorrectedCharacters) return null;
  const [right, ...others] = timesIn(said);
  const [wrong, ...more] = timesIn(saidBefore);
  if (wrong === undefined || others.length + more.length > 0) return null;
  const day = bareDay.exec(said)?.[1];
  if (day !== undefined && dayOfMonth.test(wrong.text))
    return replaced(saidBefore, wrong, wrong.text.replace(dayOfMonth, day));
  if (right === undefined) return null;
  const lead = said.slice(0, right.index);
  const isAlone = /^(?:(?:it['’]?s|on|the|in|at|by|next) ){0,2}$/i.test(lead);
  if (
    !isAlone ||
    !standsForIt(saidBefore.slice(0, wrong.index), wrong.text, lead, right.text) ||
    !/^[.!]*$/.test(said.slice(right.index + right.text.length))
  )
    return null;
  return replaced(saidBefore, wrong, right.text);
}

/** "On Tuesday" gives way to "Wednesday" and to "on 3 May", and not to "in June" or "tomorrow". */
function standsForIt(before: string, wrong: string, lead: string, right: string): boolean {
  const [was, is] = [before, lead].map((text) =>
    /\b(on|in|at|by|until|since|from) (?:the )?$/i.exec(text)?.[1]?.toLowerCase(),
  );
  if (is !== undefined || was === undefined) return is === was || is === undefined;
  return weekday.test(wrong) ? weekday.test(right) || /\d/.test(right) : /\d/.test(wrong) && /\d/.test(right);
}

const weekday = /^(?:next |this )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b/i;

const replaced = (text: string, { index, text: wrong }: TimeExpression, right: string): string =>
  text.slice(0, index) + right + text.slice(index + wrong.length);

/** "the 21st": a day that has its month elsewhere. */
const bareDay = /^(?:on )?(?:the )?(\d{1,2}(?:st|nd|rd|th))[.!]*$/i;
const dayOfMonth = /\d{1,2}(?:st|nd|rd|th)/i;

const maxTimeCharacters = 40;

function corrects(said: string, corrected: string): boolean {
  if (said.length > maxCorrectedCharacters || corrected.length > maxCorrectedCharacters) return false;
  if (isQuestion(corrected) || namesTime(corrected)) return false;
  const value = said.replace(ownFault, '').replace(/[.!…]+$/, '');
  return correctsFigure(value, corrected) || correctsName(value, corrected);
}

/** ", I mixed up the digits", behind the right value. */
const ownFault = /,? (?:i|keep) [^,;.!?]{3,60}[.!…]*$/i;

function correctsFigure(value: string, corrected: string): boolean {
  const words = wordsOf(value);
  const first = words[0] ?? '';
  if (words.length > maxValueWords || hasFiniteVerb(value) || namesTime(value)) return false;
  if (!/^\S{0,2}\d/.test(value))
    return counts.has(first) && wordsOf(corrected).filter((word) => counts.has(word)).length === 1;
  const nouns = words.filter((word) => /^\p{L}{2,}$/u.test(word));
  if (nouns.length === 0) return (corrected.match(figure) ?? []).length === 1;
  return /\d/.test(corrected) && nouns.some((noun) => wordsOf(corrected).includes(noun));
}

const counts = wordSet('two three four five six seven eight nine ten eleven twelve fifteen twenty thirty');

/** "sorry, Tuva", behind "Tove leads the audit": the one name for the other. */
const correctsName = (value: string, corrected: string): boolean =>
  name.test(value) && (corrected.match(names) ?? []).length === 1 && !corrected.includes(value);

const name = /^\p{Lu}\p{Ll}{1,20}$/u;
const names =
  /(?<![\p{L}'’.])(?!(?:The|We|Our|My|It|This|That|I|In|On|At|For|And|But|So|All|No|Please|Use|Ask)\b)\p{Lu}\p{Ll}{1,20}(?!\p{L})/gu;

/** "the demo is on the 3rd": a time would be that of both. The day it is asked for changes nothing. */
const namesTime = (text: string): boolean => timesIn(text).length > 0;

/** A sentence and the one before it are asked about several times in turns. */
const timesIn = rememberingLast((text): readonly TimeExpression[] => findTimeExpressions(text, '2000-01-01'));

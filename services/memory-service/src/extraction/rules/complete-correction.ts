import { findTimeExpressions } from '../dates/find-time-expressions.js';
import { hasFiniteVerb } from '../language/finite-verb.js';
import { wordsOf } from '../language/lexicon/word-set.js';
import { splitSentences } from '../language/split-sentences.js';
import { isQuestion } from '../remarks/questions.js';

/*
 * "argh sorry, 3 doors", behind "the shed has 2 doors": a slip that is put right at once means nothing alone. It is kept with the
 * sentence that it corrects, word for word.
 */

const opening =
  /^(?:(?:argh+|ugh|oh|ah|ach|wait|hold on|no|nope|hm+|damn|actually|ok(?:ay)?|shit)[,.!…]{0,3} ){0,3}(?:sorry|oops|whoops|ups|correction|i (?:meant|mean)|make (?:that|it)|scratch that|my bad|my mistake|typo|no|wait)\b[,.:!…—–-]{0,3}\s*(?:(?:i (?:meant|mean)|make (?:that|it)|it['’]?s|its|that['’]?s|should be)\s+)?(?=\S)/iu;
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
  if (told === undefined) return null;
  const value = sentence.slice(told.length).replace(/[.!…]+$/, '');
  const corrected = splitSentences(saidBefore).at(-1) ?? '';
  if (corrected.length > maxCorrectedCharacters || isQuestion(corrected) || namesTime(corrected)) return null;
  if (!correctsFigure(value, corrected) && !correctsName(value, corrected)) return null;
  return `${/[.!…]$/.test(corrected) ? corrected : `${corrected}.`} ${sentence}`;
}

function correctsFigure(value: string, corrected: string): boolean {
  const words = wordsOf(value);
  if (!/^\S{0,2}\d/.test(value) || words.length > maxValueWords || hasFiniteVerb(value) || namesTime(value))
    return false;
  const nouns = words.filter((word) => /^\p{L}{2,}$/u.test(word));
  if (nouns.length === 0) return (corrected.match(figure) ?? []).length === 1;
  return /\d/.test(corrected) && nouns.some((noun) => wordsOf(corrected).includes(noun));
}

/** "sorry, Tuva", behind "Tove leads the audit": the one name for the other. */
const correctsName = (value: string, corrected: string): boolean =>
  name.test(value) && (corrected.match(names) ?? []).length === 1 && !corrected.includes(value);

const name = /^\p{Lu}\p{Ll}{1,20}$/u;
const names =
  /(?<![\p{L}'’.])(?!(?:The|We|Our|My|It|This|That|I|In|On|At|For|And|But|So|All|No|Please|Use|Ask)\b)\p{Lu}\p{Ll}{1,20}(?!\p{L})/gu;

/** "the demo is on the 3rd": a time would be that of both. The day it is asked for changes nothing. */
const namesTime = (text: string): boolean => findTimeExpressions(text, '2000-01-01').length > 0;

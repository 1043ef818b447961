import { contentWords } from '../language/content-words.js';
import { startsForeignClause } from '../language/foreign-clause.js';
import { startsIndependentClause } from '../language/independent-clause.js';
import { placeWords } from '../language/words-in-place.js';
import { kindOfQuestion } from './kinds-of-questions.js';

/*
 * "Do you use Helix?" "Yes, I use Helix": the answer says all that the question asks, so that the question beside it
 * would say the same once more.
 */

const openingWord = /^(?:yes|yep|yeah|yup|no|nope|nah|sure|ja|jo|jep|nein|nee|oui|ouais|non|si|sí|sim|não)(?!\p{L})/iu;
const openingMarks = /^[\s,.!:;–—-]{1,4}(?=\p{L})/u;
const maxCharacters = 300;

/** The clause behind "yes" or "no" that repeats every word of the question that carries something; else null. */
export function answerInFull(sentence: string, question: string): string | null {
  if (sentence.length > maxCharacters || question.length > maxCharacters) return null;
  const [opening] = openingWord.exec(sentence) ?? [];
  if (opening === undefined || !asksWhether(question)) return null;
  const rest = sentence.slice(opening.length).replace(openingMarks, '');
  const words = placeWords(rest);
  if (!startsIndependentClause(words, 0) && !startsForeignClause(words, 0)) return null;
  const told = contentWords(rest);
  const asked = contentWords(question);
  return asked.length > 0 && asked.every((word) => told.some((other) => isSameWord(word, other))) ? rest : null;
}

const asksWhether = (question: string): boolean => /^(?:whether|other)$/.test(kindOfQuestion(question));

/** "Move" and "moved", "benutzt" and "benutzen", but not "Java" and "JavaScript". */
function isSameWord(word: string, other: string): boolean {
  if (word === other) return true;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  const shared = Math.max(minStem, short.length - maxEnding);
  return (
    long.length - short.length <= maxEnding &&
    long.length > minStem &&
    long.slice(0, shared) === short.slice(0, shared) &&
    !/\d/.test(long)
  );
}

const minStem = 3;
const maxEnding = 2;

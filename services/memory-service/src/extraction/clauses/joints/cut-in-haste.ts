import { startsIndependentClause } from '../../language/independent-clause.js';
import { canBeFinite, verbForm } from '../../language/lexicon/english-verbs.js';
import { functionWords } from '../../language/lexicon/english-words.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import { pointsBack } from '../../language/points-back.js';
import { lowerTextOf, type PlacedWord } from '../../language/words-in-place.js';
import { type Clause, type Cut, cutHere } from '../places/clause-cut.js';
import { namesDay } from './consequences.js';

/*
 * What is typed in haste leaves out subjects, articles and verbs: a deadline by its day alone, what one has to do,
 * where one is by now.
 */

/** The cut behind a comma, before what leaves out its subject or verb, or null. */
export function cutInHaste(words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  if (clause.voice === 'assistant' || clause.leans) return null;
  const isCut = hasTwoDays(words, at, clause) || tellsDuty(words, at, clause) || tellsPresent(words, at, clause);
  return isCut ? cutHere(at, words[at]) : null;
}

const maxDatedWords = 9;
const maxThingWords = 5;

/**
 * "abstract deadline may 11, full paper may 15": on either side a thing and its day, and nothing else. A verb on the
 * left is the other's, too.
 */
const hasTwoDays = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean =>
  !words.slice(from, at).some(({ lower }) => lower === 'is') &&
  isThingWithDay(words.slice(from, at)) &&
  isThingWithDay(partBehind(words, at));

/** The words from a place to the next pause. */
function partBehind(words: readonly PlacedWord[], at: number): readonly PlacedWord[] {
  const part = words.slice(at, at + maxDatedWords + 1);
  const end = part.findIndex(({ isAfterPause, lower }, index) => index > 0 && (isAfterPause || lower === 'and'));
  return end < 0 ? part : part.slice(0, end);
}

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const weekday = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?';
/** "may 11", "on 3 june", "mid july", "end of march", "next friday" */
const dayAtEnd = new RegExp(
  `^(\\D{2,50}?) (?:(?:on|by|in|due|at|is|from|until|till) )*(?:(?:the )?(?:early|mid|late|end of|start of) )?(?:${month} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|(?:next |this )?${weekday}|(?:early|mid|late|end of|start of) ${month}|tomorrow)(?: \\d{4})?$`,
);

function isThingWithDay(part: readonly PlacedWord[]): boolean {
  if (part.length < 2 || part.length > maxDatedWords) return false;
  const thing = dayAtEnd.exec(lowerTextOf(part))?.[1]?.split(' ') ?? [];
  return (
    thing.length > 0 &&
    thing.length <= maxThingWords &&
    thing.every((word, index) => isOfThing(word, index)) &&
    !/^(?:on|in|at|by|from|until|till|since|every|each|last|next|between|for|with|to)$/.test(thing[0] ?? '')
  );
}

/** Nouns and what describes them; "due" and "ready" tell what is on the day. */
const isOfThing = (word: string, index: number): boolean =>
  !(functionWords.has(word) && !(index === 0 && /^(?:the|my|our|first|second|last|final)$/.test(word))) &&
  !(
    verbForm(word) === 'past' ||
    (verbForm(word) === 'third' && canBeFinite(word) && !/^(?:tests|notes|slides)$/.test(word))
  );

const duties = /^(?:have to|need to|gotta|has to be|needs to be|wants? to|supposed to|not allowed to) \S/;

/** "supervisor is prof okafor, have to write it in latex": what somebody is to do, behind who somebody else is. */
const tellsDuty = (words: readonly PlacedWord[], at: number, { isIndependent, verbAt, subjectFrom }: Clause): boolean =>
  isIndependent &&
  words.length - at >= 4 &&
  /^(?:have|need|gotta)$/.test(words[at]?.lower ?? '') &&
  duties.test(lowerTextOf(words, at, at + 4)) &&
  /^(?:is|was|has)$/.test(words[verbAt]?.lower ?? '') &&
  !/^(?:i|we|you|they|he|she)$/.test(words[subjectFrom]?.lower ?? '');

const nowIs = /^now (?:i|im|i'm|ive|i've|we|we're|we've|he|she|hes|shes|he's|she's|they|they're)(?: |$)/;

/** "switched to cs 2 yrs ago, now im at tu berlin": how it is by now, behind what one did. */
const tellsPresent = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean =>
  nowIs.test(lowerTextOf(words, at, at + 2)) &&
  at - from >= 3 &&
  (verbForm(words[from]?.lower ?? '') === 'past' || wasOnce.has(words[from]?.lower ?? '')) &&
  startsIndependentClause(words, at + 1) &&
  !pointsBack(words, at);

const wasOnce = wordSet('was were used did had lived');

const maxReadWords = 14;
const intends = /^(?:(?:i|we) (?:wanna|want to|plan to|will|have to|need to|should)|i'll|we'll|wanna|gonna) $/;

/** "we freeze mid november then cut the rc in early december": two steps, each on a day of its own. */
export function cutAtThen(words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  const word = words[at];
  const next = words[at + 1];
  if (word?.lower !== 'then' || next === undefined || clause.voice === 'assistant' || clause.leans) return null;
  if (at - clause.from < 3 || words.length - at < 4 || functionWords.has(next.lower)) return null;
  const [left, right] = [
    lowerTextOf(words, Math.max(clause.from, at - maxReadWords), at),
    lowerTextOf(words, at + 1, at + maxReadWords),
  ];
  if (!namesTime(left) || !namesTime(right) || pointsBack(words, at)) return null;
  const opening = openingOf(words, clause);
  return { word: at + 1, leftEnd: word.cutStart, carriedWords: startsIndependentClause(words, at + 1) ? 0 : opening };
}

/** "may" is a month behind what parts one. */
const namesTime = (text: string): boolean =>
  namesDay(text) || /\b(?:early|mid|late|until|till|in|by|end of) may\b/.test(text);

/** How many words tell that something is meant to be done: "i wanna", "we will". */
function openingOf(words: readonly PlacedWord[], { subjectFrom }: Clause): number {
  for (let count = 3; count > 0; count -= 1)
    if (intends.test(`${lowerTextOf(words, subjectFrom, subjectFrom + count)} `)) return count;
  return 0;
}

import { canBeFinite, verbForm } from '../language/lexicon/english-verbs.js';
import { functionWords } from '../language/lexicon/english-words.js';
import { isGivenName } from '../language/lexicon/given-names.js';
import { wordSet } from '../language/lexicon/word-set.js';
import { isAdverb } from '../language/noun-phrases.js';
import { endsWithMark, type SpokenWord } from './spoken-word.js';

/*
 * "Tomasz he's taking over the rota", "my sister she lives in Porto", "the water bill it's forty two a month": in
 * speech the one that is told of is named first and then taken up by a pronoun. It is the subject.
 */

/** Whether a line may name somebody and take them up: asked before its words are read. */
export const mayNameTwice = (line: string): boolean =>
  /\p{L} (?:he|she|it|they|that|der|die|er|sie|il|elle)(?:['’](?:s|re|ve|ll))? \p{L}/iu.test(line);

const maxNameWords = 6;
/** Behind these a clause begins. */
const opensClause = wordSet('and but so because then und aber et mais en maar e ma y pero');
const takenUp = /^(he|she|it|they|that)(?:'(s|re|ve|ll))?$/;
const verbOf: Readonly<Record<string, string>> = { re: 'are', ve: 'have', ll: 'will' };
const holding = wordSet('my our his her their the your');
/** "the guy he hired", "the week she starts": one whose clause tells which is meant, but for persons of one's own. */
const person =
  /^(?:mum|mom|mother|dad|father|brother|sister|wife|husband|partner|girlfriend|boyfriend|son|daughter|aunt|uncle|cousin|niece|nephew|grandma|grandpa|granny|nan|boss|manager|friend|landlord|landlady|colleague|roommate|flatmate|neighbou?r|kid|kids|parents|[a-z]{2,}(?:er|or|ist|ian|lady|guy|man|woman))$/;

/** The words without the pronouns that take up somebody or something named right before. */
export function withoutTakingUp(words: readonly SpokenWord[]): readonly SpokenWord[] {
  const said: SpokenWord[] = [];
  let from = 0;
  for (const [at, word] of words.entries()) {
    const verb = verbTakenUp(words, from, at);
    if (verb === null) said.push(word);
    else if (verb !== '') said.push({ ...word, text: verb, lower: verb, pause: 'none' });
    if (opensClause.has(word.lower) || endsWithMark(word)) from = at + 1;
  }
  return said;
}

/**
 * What of a pronoun is left behind the one it takes up: "is" of "he's", nothing of "he"; null where it takes up
 * nothing.
 */
function verbTakenUp(words: readonly SpokenWord[], from: number, at: number): string | null {
  const word = words[at];
  const [, pronoun = '', contracted = ''] = takenUp.exec(word?.lower ?? '') ?? [];
  const next = words[at + 1];
  if (word !== undefined && isTakenUpAbroad(words, from, at)) return '';
  if (word === undefined || pronoun === '' || next === undefined || endsWithMark(word) || word.isEnclosed) return null;
  const named = words.slice(from, at);
  if (named.length > maxNameWords || !isNamed(named, pronoun)) return null;
  if (pronoun === 'that') return contracted === 's' && tellsTime.test(next.lower) ? 'is' : null;
  if (contracted === 's')
    return tellsOfThing(named, next, pronoun) ? (hasDone(next.lower, pronoun) ? 'has' : 'is') : null;
  if (contracted !== '') return isOfPerson(named, pronoun) ? (verbOf[contracted] ?? null) : null;
  const form = verbForm(next.lower);
  const isTold = auxiliary.test(next.lower) || (form === 'third' && canBeFinite(next.lower)) || pronoun === 'they';
  return isTold && canBeFinite(next.lower) && !leavesGap(words, at) ? '' : null;
}

/** "Jonas der wohnt in Köln", "Paul il reprend le poste". */
function isTakenUpAbroad(words: readonly SpokenWord[], from: number, at: number): boolean {
  const [name, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (at - 1 !== from || name === undefined || next === undefined || !isNameLike(name) || endsWithMark(name))
    return false;
  const isGerman = /^(?:der|die|er|sie)$/.test(word?.lower ?? '') && /^\p{Ll}+t$/u.test(next.text);
  return isGerman || (/^(?:il|elle)$/.test(word?.lower ?? '') && /^\p{Ll}{2,}[sedt]$/u.test(next.text));
}

const auxiliary =
  /^(?:is|was|has|had|will|can|could|would|should|must|does|did|doesn't|didn't|won't|can't|isn't|wasn't|are|were|have)$/;
const tellsTime =
  /^(?:on|at|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|next|every|\d.*|one|two|three|four|five|six|seven|eight|nine|ten|now)$/;

/** "he's got", "she's been": had, and not been. */
const hasDone = (next: string, pronoun: string): boolean =>
  /^(?:got|been|had|done|gone|lost|found|won|left|broken|taken|given|become|come)$/.test(next) ||
  (pronoun !== 'it' &&
    /^(?:mov|start|finish|join|decid|chang|stopp|agree|ask|quit|pass|fail|land|arriv|resign|turn|return|order|book|sign)ed$/.test(
      next,
    ));

/** A name, or a person or thing of one's own, without a verb in it. */
function isNamed(named: readonly SpokenWord[], pronoun: string): boolean {
  const [first] = named;
  if (first === undefined || named.some((word) => word.isEnclosed || endsWithMark(word))) return false;
  const isPerson = pronoun === 'he' || pronoun === 'she' || pronoun === 'they';
  const isName =
    named.length <= 2 && named.every(isNameLike) && !functionWords.has(first.lower) && !opensAsComment(first.lower);
  if (isName) return true;
  if (named.length < 2 || !holding.has(first.lower) || functionWords.has(named.at(-1)?.lower ?? '')) return false;
  const inner = named.slice(1);
  if (
    inner.some(
      ({ lower }) =>
        standsBetween.has(lower) || lower.endsWith("'s") || isSurelyVerb(lower) || verbForm(lower) === 'past',
    )
  )
    return false;
  const head = inner.findLast((word) => !isNameLike(word));
  return !isPerson || (head !== undefined && person.test(head.lower));
}

/** "the part that", "the one we": no plain noun phrase; "at", "in", "of" and "for" may stand in one. */
const standsBetween = wordSet(
  'i we you he she it they that who which what when where why how if and or but so because to is are was were be has have had will can not every day time week way',
);
const isSurelyVerb = (word: string): boolean =>
  verbForm(word) === 'third' && canBeFinite(word) && !/(?:ss|ts|rs|ns|ls|es)$/.test(word);
const isNameLike = ({ text, lower }: SpokenWord): boolean => /^\p{Lu}\p{Ll}+$/u.test(text) || isGivenName(lower);

/** "Actually it's Tuesday", "Tomorrow she's off": how or when it is told, and nobody's name. */
const opensAsComment = (word: string): boolean => (isAdverb(word) && !isGivenName(word)) || comments.has(word);
const comments = wordSet(
  'maybe perhaps meanwhile otherwise anyway sorry thanks today tomorrow yesterday tonight sometimes besides instead indeed still yeah yes nope nah okay wait oops well hey correction update plus nowadays monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays',
);

const isOfPerson = (named: readonly SpokenWord[], pronoun: string): boolean => pronoun !== 'it' && named.length > 0;

/** "the water bill it's forty two", and not "the flat she's renting". */
const tellsOfThing = (named: readonly SpokenWord[], next: SpokenWord, pronoun: string): boolean =>
  isOfPerson(named, pronoun) || !/(?:ing|ed)$/.test(next.lower);

const maxWordsAhead = 10;

/** "the port it listens on": what is told ends where the one named belongs. */
function leavesGap(words: readonly SpokenWord[], at: number): boolean {
  const behind = words.slice(at + 1, at + maxWordsAhead);
  const end = behind.findIndex((word) => opensClause.has(word.lower) || endsWithMark(word));
  const told = end < 0 ? behind : behind.slice(0, end + 1);
  const last = told.at(opensClause.has(told.at(-1)?.lower ?? '') ? -2 : -1)?.lower ?? '';
  return (
    /^(?:on|in|at|to|for|with|from|about|of|by|under|over|into)$/.test(last) ||
    told.slice(1).some(({ lower }) => /^(?:is|are|was|were)$/.test(lower))
  );
}

import { mayNameTime } from '../../dates/tokens/date-words.js';
import { startsIndependentClause } from '../../language/independent-clause.js';
import { canBeFinite, isVerbContraction } from '../../language/lexicon/english-verbs.js';
import type { PlacedWord } from '../../language/words-in-place.js';
import { startsWithPronoun } from './clause-openings.js';

/*
 * "engine's Godot 4.3 and we target the Deck first": a noun with "is" in short. Behind an owner comes a noun, and with
 * it no sentence ends before "and we …".
 */

const maxWordsTold = 8;
const noun = /^\p{L}[\p{L}\d-]+'s$/u;
/** No noun that is owned begins with these. */
const opensState =
  /^(?:an?|the|not|still|now|already|only|just|always|on|in|at|from|with|for|under|over|around|about|\d.*)$/;

/** Whether a noun and its "is" open a clause that ends before one of the speaker's own. */
export function opensWithNounThatIs(words: readonly PlacedWord[], from: number): boolean {
  const at = /^(?:the|our|my)$/.test(words[from]?.lower ?? '') ? from + 1 : from;
  const [subject, told] = [words[at], words[at + 1]];
  if (subject === undefined || told === undefined || told.isAfterPause || !noun.test(subject.lower)) return false;
  if (isVerbContraction(subject.lower) || mayNameTime(subject.text.slice(0, -2))) return false;
  const end = endOfTold(words, at + 1);
  const joined = /^(?:and|but)$/.test(words[end]?.lower ?? '') ? end + 1 : end;
  if (end < 0 || !startsWithPronoun(words[joined]) || !startsIndependentClause(words, joined)) return false;
  if (opensState.test(told.lower)) return true;
  // "the client's Jira and I": of a name that is owned and "I" both may do what follows.
  const areNames = words.slice(at + 1, end).every((word) => /^(?:\p{Lu}|\d)/u.test(word.text));
  return areNames && words[joined]?.lower !== 'i';
}

/** The word that opens the next clause, where no verb stands before it; -1 where there is none. */
function endOfTold(words: readonly PlacedWord[], from: number): number {
  for (let at = from + 1; at < from + maxWordsTold; at += 1) {
    const word = words[at];
    if (word === undefined) return -1;
    if (word.isAfterPause || /^(?:and|but)$/.test(word.lower)) return at;
    if (canBeFinite(word.lower)) return -1;
  }
  return -1;
}

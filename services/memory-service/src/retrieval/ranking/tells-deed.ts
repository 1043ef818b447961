import { isPastForm } from '../../extraction/dates/tense/verb-forms.js';
import { findFiniteVerb } from '../../extraction/language/independent-clause.js';
import { wordSet } from '../../extraction/language/lexicon/word-set.js';
import { placeWords } from '../../extraction/language/words-in-place.js';
import { longestCompared } from './wording.js';

/*
 * "I bought a kayak", "I had lunch with Omar": what was done once stays done, whatever is done later. "We chose npm",
 * "I moved to Porto" tell what has been so since.
 */

/** Past forms that tell what holds until the next of them, or what was so for a while. */
const lasting = wordSet(
  'moved relocated settled switched migrated transferred converted upgraded downgraded updated bumped changed renamed replaced reverted rolled',
  'raised lowered increased decreased reduced extended shortened cut scaled adjusted set put configured enabled disabled turned',
  'postponed delayed rescheduled pushed brought shifted cancelled canceled called planned scheduled handed reassigned assigned passed',
  'chose picked decided selected agreed adopted introduced defined standardised standardized named appointed nominated promoted elected',
  'joined started began became quit resigned took got gave kept made used released shipped published deployed launched',
  'lived worked stayed belonged owned lasted wanted needed liked loved hated preferred believed thought knew felt seemed meant',
  'weighed cost averaged totalled totaled hosted',
  'pinned opted capped limited restricted doubled halved tripled tightened relaxed loosened grew shrank rose',
  'hoped expected said told noted mentioned asked allowed required',
);

/** "I had moved" tells of something else than "I had lunch". */
const isAuxiliaryHad = (next: string): boolean => /^(?:been|to|better|not|never)$/.test(next) || isPastForm(next);

/** "We went with Postgres", "the limit went up to 40"; but "I went with Omar to the museum". */
const wentForGood = /\bwent (?:up|down|live|with (?!.{0,80} to (?:the|an?|see)\b))/i;

/** Whether a text tells a single deed of the past; one in another language than English is not recognised. */
export function tellsDeed(text: string): boolean {
  const words = placeWords(text.slice(0, longestCompared));
  const at = findFiniteVerb(words, 0);
  const verb = words[at]?.lower ?? '';
  if (verb === 'had') return !isAuxiliaryHad(words[at + 1]?.lower ?? '');
  if (verb === 'went') return !wentForGood.test(text.slice(0, longestCompared));
  return isPastForm(verb) && !lasting.has(verb);
}

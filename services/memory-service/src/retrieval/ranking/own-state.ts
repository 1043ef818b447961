import { personalForms } from '../../extraction/corrections/told-values.js';
import { isGivenName } from '../../extraction/language/lexicon/given-names.js';
import { habitSimilarity } from '../weights.js';
import { cosineBetweenStored } from './cosine-similarity.js';
import { isUnit } from './other-value.js';
import { areOfSamePerson, type Statement } from './statement.js';
import { isTelling } from './tells-end.js';

/*
 * "I turned 37", "I got married", "I'm down to 78 kg": somebody's state has changed, told by another verb and with no
 * word of how it was told before.
 */

/** Whether a change tells what somebody's state is now, of whom an older statement told another. */
export function tellsNewState(later: Statement, earlier: Statement): boolean {
  if (later.habit === 'resumed') return resumes(later, earlier);
  const { forms } = earlier.values;
  let isShared = false;
  for (const form of later.values.forms) {
    if (!forms.has(form)) continue;
    if (personalForms.has(form)) return areOfOne(later, earlier);
    isShared = true;
  }
  return isShared && areOfOne(later, earlier) && tellsNothingButValue(later);
}

/** Both tell of oneself, or of somebody by name. */
function areOfOne(later: Statement, earlier: Statement): boolean {
  if (later.tone.isOfOneself && earlier.tone.isOfOneself) return areOfSamePerson(later, earlier);
  return (
    later.tone.concerned === earlier.tone.concerned && shareName(later, earlier) && areOfSamePerson(later, earlier)
  );
}

/** "Lena and I split up": somebody is named by both. */
function shareName({ candidate: { memory }, wording }: Statement, earlier: Statement): boolean {
  const names = memory.match(/(?<!\p{L})\p{Lu}\p{Ll}+/gu) ?? [];
  return names.some((name) => {
    const lexeme = name.toLowerCase();
    return (
      wording.lexemes.has(lexeme) && earlier.wording.lexemes.has(lexeme) && (isTelling(lexeme) || isGivenName(name))
    );
  });
}

/** A value with a unit, and no word of what it is told of. */
const tellsNothingButValue = ({ wording: { words } }: Statement): boolean =>
  words.size <= maxWords && ![...words].some((word) => !isUnit.test(word) && isTelling(word));
const maxWords = 4;

/** "I started eating meat again" where "I'm a vegetarian" said what one is. */
const resumes = (later: Statement, earlier: Statement): boolean =>
  earlier.habit === 'trait' &&
  areOfOne(later, earlier) &&
  cosineBetweenStored(later.candidate, earlier.candidate) >= habitSimilarity;

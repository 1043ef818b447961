import type { CutWeighing } from '../clause-cuts/cut-score.js';
import { splitClauses } from '../clauses/split-clauses.js';
import { readTold, withSubjectOf } from '../corrections/corrected-subject.js';
import { withTimeCorrected } from '../corrections/corrected-time.js';

const asksToConfirm =
  /^(?:(?:so|and|but|wait),? )?(.{6,120}?),? (?:right|correct|no|yeah|yes|isn['’]?t it|aren['’]?t they)\s?\?*$/i;
const denies = /^(?:no|nope|nah|actually)[,.!]* (?=\S)/i;

/** "they moved it, ", before when it is now. */
const movesFirst =
  /^(?:they|we|he|she|it)(?:['’]\p{L}+)? [^,;]{2,40}, (?=(?:it|they|that)(?:['’]s|['’]re| is| are) )/iu;

/** "I changed it to 10.0.8.1" */
const changesIt =
  /^((?:i|we|they|he|she|\p{Lu}[\p{L}'’-]+)(?:['’]ve| have| has|['’]s)? (?:just )?(?:changed|moved|switched|set|renamed|bumped|raised|lowered|swapped|upgraded|migrated|pushed|shifted|brought|cut) )it(?= (?:to|from|into|onto|for|up|down|back|over)(?!\p{L}))/iu;

const opensWithMovers = /^(?:they|we)\b/i;

/**
 * "no, they moved it, it's on 4 July now", asked whether the wedding is on 5 June: told again of what was asked about.
 */
export function putRightForOther(sentence: string, question: string, weighing?: CutWeighing): readonly string[] | null {
  const [, asked = ''] = asksToConfirm.exec(question) ?? [];
  const answer = sentence.replace(denies, '');
  if (asked === '' || answer === sentence) return null;
  const again = withTimeCorrected(answer.replace(/[.!]+$/, ''), asked);
  if (again !== null) return [again];
  const told = readTold(asked);
  if (told !== null && changesIt.test(answer))
    return splitClauses(
      answer.replace(changesIt, (_, deed: string) => `${deed}${told.subject}`),
      'person',
      weighing,
    );
  const [moved = ''] = movesFirst.exec(answer) ?? [];
  const right = answer.slice(moved.length);
  const toldAgain = told === null || opensWithMovers.test(right) ? null : withSubjectOf(right, told);
  return toldAgain === null ? null : [moved + toldAgain.before + toldAgain.clause];
}

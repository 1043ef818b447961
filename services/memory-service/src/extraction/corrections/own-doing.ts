import { caselessUnicode, oneOf } from '../language/pattern-parts.js';

/*
 * "I can do that in two hours", "I fixed 3 files", "the build took 30 seconds": what the speaker does or did, and how
 * long it was, which nobody sets. Everything else that an agent tells may be a value that another one takes the place
 * of: "I've updated the timeout to 30 seconds", "I drafted the lease for 12 months".
 */

/** "I also noticed that", before what is told. */
export const noticed =
  /^(?:i(?: also|['’]ve(?: also)?| just)? (?:noticed|notice|see|saw|found)|note) (?:that )?(?=\S)/i;

const opening = '(?:(?:ok|okay|yes|so|done|sure|no)[,.:!]? )*';
/** What one may well promise to set. */
const setting = oneOf(
  'set|propose|suggest|recommend|configure|choose|put|keep|make|raise|lower|reduce|increase|extend|cap|limit|change|pick',
  'assume|add|use|give|allow|plan|budget|estimate|book|schedule|reserve|define|bump|go with|start with|default|leave',
  'update|switch|draft|implement|move',
);
/** "I'll check back in ten minutes"; but "I would go with a timeout of 10 seconds". */
const promises = caselessUnicode`^${opening}(?:i|we)(?:['’](?:ll|d)| can| could| will| would|['’]m going to| am going to)(?: (?:also|just|now|then|already)){0,2} (?!(?:also|just|now|then|already|${setting}(?:ting|ing)?)(?!\p{L}))`;
const deeds = oneOf(
  'fix(?:ed)?|ran|reran|rerun|waited|tested|debugged|reviewed|refactored|cleaned up|removed|deleted|merged|committed',
  'pushed|wrote|rewrote|renamed|formatted|counted|measured|profiled|benchmarked|tried|worked|looked (?:at|into|through)',
  '(?:read|searched|scanned|updated|added|found|checked) (?:all |the |these |those |another |about )*(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:tests?|files?|places?|specs?|cases?|lines?|bugs?|errors?|warnings?|usages?|calls?|occurrences?)',
);
const didSo = caselessUnicode`^${opening}(?:(?:i|we)(?:['’]ve| have)? )?(?:(?:also|just|now|then|already) ){0,2}${deeds}(?!\p{L}|:| that )`;
const wasSpent = /\b(?:took|waited|spent|(?:done|finished|ran|passed|built|completed|succeeded) (?:in|for|within)) /i;

/** Whether a sentence tells what the speaker does or did, and sets nothing by it. */
export function tellsOwnDoing(sentence: string): boolean {
  const told = sentence.trim().replace(noticed, '');
  return promises.test(told) || didSo.test(told) || wasSpent.test(told);
}

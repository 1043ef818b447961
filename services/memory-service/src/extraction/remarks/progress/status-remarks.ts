import { auxiliaries, verbForm } from '../../language/lexicon/english-verbs.js';
import { wordsOf } from '../../language/lexicon/word-set.js';
import { oneOf } from '../../language/pattern-parts.js';
import { anyOf } from '../../language/pattern-set.js';
import { outcomeStatuses } from './outcome-statuses.js';
import { workStatuses } from './work-statuses.js';

/*
 * What is being done right now, or was just done, and how it went: true for a minute. What tells a cause, a reason or a
 * way ("Fixed the race by adding a mutex") is no mere status.
 */

const monthOrYear = 'january|february|march|april|june|july|august|september|october|november|december|\\d{4}';
const remedied =
  '(?:fix(?:es|ed)|(?:re)?solve[sd]|cure[sd]|help(?:s|ed)|avoid(?:s|ed)|prevent(?:s|ed)|remove[sd]) (?:it|that|this|them|all|the)\\b';
const reason =
  'by|because|since|so that|instead of|in order to|to (?:avoid|prevent|keep)|caused?|due to|the reason|root cause';
const allowed = 'limited|capped|done|handled|allowed|forbidden|disabled|enabled|restricted|only|not|up to';
const verbOfGerund =
  'is|are|was|were|means|takes|needs|fixe[sd]|solve[sd]|helps|helped|break[s]?|require[sd]?|cause[sd]|prevent(?:s|ed)';

/** What tells more than that something is done. */
const tells = new RegExp(
  oneOf(
    // "raising the timeout to 30 s fixed it"
    `\\b\\w+ing (?:\\S+ ){1,8}${remedied}`,
    // "by adding a mutex", "because the cache was full"; not "by running"
    `\\b(?:${reason})\\b(?! (?:running|executing|looking|checking|reading)\\b)`,
    // A time of its own: "since March", "two years ago", "on Fridays"
    `\\b(?:in|since|until) (?:${monthOrYear})\\b`,
    '\\blast (?:month|year|spring|summer|autumn|fall|winter)\\b',
    '\\b(?:weeks?|months?|years?) ago\\b',
    '\\bon (?:mon|tues|wednes|thurs|fri|satur|sun)days\\b',
    // "but only on Safari"
    '\\bbut only (?:on|in|when|with|if|for|after|at)\\b',
    // "uploading is limited to admins", "deleting the cache helps"
    `^[a-z]+ing (?:is|are) (?:${allowed}) (?!yet\\b)`,
    `^[a-z]+ing (?:[^\\s,;:]+ ){1,6}(?:${verbOfGerund})\\b`,
  ),
  'i',
);

/** How something is at this moment, told by the end of the sentence. */
const momentary = anyOf([
  /^[^,;:]{1,60}\b(?:is|are) (?:running|up|live|listening|available|reachable|stuck|queued)\b[^,;:]{0,40}\b(?:now|again|in the queue)[.!…]*$/i,
  /^[^,;:]{1,60}\b(?:has|have) been [a-z]+ing for \d+ (?:seconds|minutes|hours|min|mins|h)\b(?: now)?[.!…]*$/i,
  /^(?:the |my |our )?(?:cpu|memory|ram|disk|load|usage|traffic|latency)(?: usage)? (?:is|are) (?:at|up|down|back|over|under|around)\b[^,;:]{0,24}\b(?:again|now)[.!…]*$/i,
]);
const endsWithTime = /\b(?:now|again|queue|seconds|minutes|hours|mins?|h)[.!…]*$/i;

const matchesStatus = anyOf([...workStatuses, ...outcomeStatuses]);

/** "Deployed v2.3.0 to production": a version, and where it went, is remembered. */
const releases =
  /\bv?\d{1,4}\.\d{1,4}(?:\.\d{1,4})?(?:-[\w.]{1,20})? (?:to|on|in) (?:prod(?:uction)?|staging|npm|pypi|maven|the (?:app|play) ?store|customers|everyone)\b/i;

/** "Pushed firmware tag v3.9.0 yesterday": which version, and on which day. */
const releasedThen =
  /^(?:(?:i|we) )?(?:just |finally )?(?:pushed|tagged|cut|shipped|published|released) [^,;]{0,40}\bv?\d{1,4}\.\d{1,4}[^,;]{0,30}\b(?:yesterday|last (?:night|week|month)|on (?:the \d{1,2}(?:st|nd|rd|th)|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b/i;
/** "I'm moving the homelab to Proxmox at some point": no work at hand. */
const someDay =
  /\b(?:at some point|some ?day|one day|sooner or later|in the long run|over the (?:holidays|summer|winter))\b/i;

/** "Deleted users stay in the table": the participle belongs to a noun that has a verb of its own. */
function opensWithNoun(sentence: string): boolean {
  const words = wordsOf(sentence.slice(0, 80));
  return words.slice(1, 4).some((word, at) => {
    const next = words[at + 2] ?? '';
    return /[^s]s$/.test(word) && !auxiliaries.has(word) && verbForm(next) === 'base' && next !== 'to';
  });
}

/** Whether a sentence reports work in progress or just done, and nothing that lasts. */
export const isStatus = (sentence: string): boolean =>
  (matchesStatus(sentence) || (endsWithTime.test(sentence.slice(-16)) && momentary(sentence))) &&
  !tells.test(sentence) &&
  !releases.test(sentence) &&
  !releasedThen.test(sentence) &&
  !someDay.test(sentence) &&
  !(/^\w+ed\b/.test(sentence) && opensWithNoun(sentence));

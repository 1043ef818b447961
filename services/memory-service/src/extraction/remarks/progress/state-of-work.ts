import { caseless, oneOf } from '../../language/pattern-parts.js';

/*
 * "The modal closes now but the focus goes to the body", "looks like the migration ran twice", "there are two rows for
 * every user in my local db": how the work stands this minute. Such a sentence goes on at length, and names much.
 */

const opening = '(?:(?:ugh|hm+|ok|okay|nice|great|cool|yes|yep|no|nope|so|and|alright|oh|well|right)[,.]? )*';
const works = oneOf(
  'works?|closes|opens|loads|renders|shows(?: up)?|appears|scrolls|compiles|builds|passes|starts|saves|submits|updates',
  'displays|fires|resizes|animates|lines up|logs in|connects|parses|validates|redirects|collapses|expands|sorts|filters',
);
const building =
  'shop|store|office|school|museum|library|clinic|pool|caf[eé]|restaurant|bar|gym|bank|airport|road|bridge';
/** "The first part works now but …" */
const worksBut = caseless`^${opening}(?:the|my|your|it|that|this)(?: (?!(?:${building})\b)[\w-]+){0,3} ${works} (?:fine |ok )?(?:now|again),? (?:but|though|except|only)\b`;

const part = oneOf(
  'it|that|this|migrations?|builds?|tests?|scripts?|caches?|server|quer(?:y|ies)|requests?|jobs?|workers?|deploy(?:ment)?|component|page',
  'hooks?|effect|state|imports?|config|env|token|promise|loop|function|handler|response|modal|form|button|linter|compiler|cursor|session',
);
const wentWrong = oneOf(
  'ran|runs|failed|fails|broke|breaks|crash(?:es|ed)|hangs?|hung|never|got|gets|returns?|returned|throws|threw|skips|skipped',
  "(?:isn't|doesn't|didn't|wasn't|don't)|(?:is|are|was|were) (?:not|still|now|missing|broken|null|undefined|empty|stuck|gone|being)",
);
const looksLike = caseless`^${opening}(?:it )?(?:looks|seems) like (?:(?:the|your|my|our) )?(?:[\w-]+ ){0,2}?${part} (?:just |also |only )?${wentWrong}\b`;

const seenLocally = caseless`^${opening}there(?:'s| is| are) [^.;:]{2,60} in (?:my|the) local (?:db|database|env(?:ironment)?|copy|branch|repo|storage|table)\b`;

/** Whether a user tells how the work at hand stands. */
export const tellsHowItStands = (sentence: string): boolean =>
  worksBut.test(sentence) || looksLike.test(sentence) || seenLocally.test(sentence);

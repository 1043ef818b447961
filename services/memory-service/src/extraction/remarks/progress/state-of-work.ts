import { verbForm } from '../../language/lexicon/english-verbs.js';
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
const part = oneOf(
  'it|that|this|migrations?|builds?|tests?|scripts?|caches?|server|quer(?:y|ies)|requests?|jobs?|workers?|deploy(?:ment)?|component|page',
  'hooks?|effect|state|imports?|config|env|token|promise|loop|function|handler|response|modal|form|button|linter|compiler|cursor|session',
);
const shown = oneOf(
  'part|feature|menu|dropdown|list|table|chart|animation|upload|layout|tooltip|dialog|sidebar|toast|picker|slider|video|image|app|site',
);
/** "The first part works now but …" */
const worksBut = caseless`^${opening}(?:it|that|this|(?:the|my|your) (?:[\w-]+ ){0,2}?${oneOf(part, shown)}) ${works} (?:fine |ok )?(?:now|again),? (?:but|though|except)\b`;

const wentWrong = oneOf(
  'ran (?:twice|again|before)|failed|fails|broke|breaks|crash(?:es|ed)|hangs?|hung|never|returns?|returned|throws|threw|skips|skipped',
  "(?:isn't|doesn't|didn't|wasn't|don't)|(?:is|are|was|were) (?:not|still|missing|broken|null|undefined|empty|stuck|gone|being)",
);
const looksLike = caseless`^${opening}(?:it )?(?:looks|seems) like (?:(?:the|your|my|our) )?(?:[\w-]+ ){0,2}?${part} (?:just |also |only )?${wentWrong}\b`;

const seenLocally = caseless`^${opening}there(?:'s| is| are) (?:[^.;:]{2,60} (?:for (?:every|each)|twice) [^.;:]{2,40}|(?:no|missing|duplicated?|two of) [^.;:]{2,60}) in (?:my|the) local (?:db|database|env(?:ironment)?|copy|branch|repo|storage|table)\b`;

/** "… but only admins may see it", "… but guests are not allowed to": who may do what. */
const tellsWhoMay =
  /\b(?:but|though|except)(?: that)? [^,;]{1,60}?(?:\bmay (?!be\b|have\b)|\b(?:is|are)(?: not|n['’]t| only)? allowed\b|\bonly [a-z]+s can\b)/i;
/** "… because we use Auth0": why it is always so; "because I forgot to seed it" tells of once. */
const givesReason = /\b(?:because|since|as) (?:we|i|our [a-z]+|my [a-z]+) ?((?:(?<= )[a-z]+)?(?:['’][a-z]+)?)/i;
const ofOnce = new Set(
  "had did didn't have haven't am 'm 've 'd guess think suspect need forgot was wasn't were weren't broke deleted messed just already".split(
    ' ',
  ),
);

function tellsWhyForGood(sentence: string): boolean {
  const verb = givesReason.exec(sentence)?.[1]?.toLowerCase().replace('’', "'");
  return verb !== undefined && !ofOnce.has(verb) && verbForm(verb) !== 'past';
}

/** Whether a user tells how the work at hand stands. */
export const tellsHowItStands = (sentence: string): boolean =>
  looksLike.test(sentence) ||
  ((worksBut.test(sentence) || seenLocally.test(sentence)) &&
    !tellsWhoMay.test(sentence) &&
    !tellsWhyForGood(sentence));

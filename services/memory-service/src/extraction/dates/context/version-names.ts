import { type Token, wordOf } from '../tokens/tokens.js';

/* Versions in the shape of a date: "JSON Schema 2020-12", "the API version is 2024-06", "the 2019-09 draft". */

const versioned = new Set(
  'version versions draft drafts dialect dialects schema schemas spec specs specification edition revision api apis protocol vocabulary'.split(
    ' ',
  ),
);
/** Of a whole day these only: a draft or a revision may be of that day. */
const versionedByDay = new Set(['version', 'versions', 'dialect']);
/** Before a month they announce a time, whatever was done then: "we froze the schema in 2020-12". */
const leadsOfTime = new Set(
  'in since until till by before after during from through on published released dated'.split(' '),
);
const reachTokens = 5;

/**
 * Whether a date in digits is the name of a version: a month behind or before what has versions, a day right behind
 * one.
 */
export function isVersionName(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  const isMonth = /^\d{4}-\d\d$/.test(word);
  if (!isMonth && !/^\d{4}-\d\d-\d\d$/.test(word))
    return wordOf(tokens, at - 1) === 'version' || (word.includes('.') && isNumberOfPart(tokens, at));
  const lead = wordOf(tokens, at - 1);
  if (leadsOfTime.has(lead)) return false;
  if (!isMonth)
    return versionedByDay.has(lead) || (['is', 'to'].includes(lead) && wordOf(tokens, at - 2) === 'version');
  if (versioned.has(wordOf(tokens, at + 1))) return true;
  for (let back = 1; back <= reachTokens; back += 1) {
    const token = tokens[at - back];
    if (token === undefined || token.kind === 'break' || '.!?;'.includes(token.word || ' ')) return false;
    if (versioned.has(token.word)) return true;
  }
  return false;
}

/** "Section 3.4.2025 is on data", "the version is 1.2.2024", "we pinned it to 9.12.2024". */
const isNumberOfPart = (tokens: readonly Token[], at: number): boolean =>
  numbered.has(wordOf(tokens, at - 1)) ||
  (['is', 'was'].includes(wordOf(tokens, at - 1)) && wordOf(tokens, at - 2) === 'version') ||
  isPinnedTo(tokens, at);

const numbered = new Set(['section', 'clause', 'chapter', 'paragraph', 'subsection', 'appendix', 'figure', 'v']);

const pinning = new Set(
  'pin pins pinned pinning bump bumps bumped bumping upgrade upgrades upgraded upgrading downgrade downgrades downgraded downgrading lock locked update updated'.split(
    ' ',
  ),
);

/** "We updated the deadline to 9.12.2026": what has a day. */
const onDays = new Set(
  'deadline deadlines date dates launch release due delivery go-live kickoff start end eta milestone appointment meeting review workshop exam event'.split(
    ' ',
  ),
);

/** "We pinned eslint to 9.12.2024": what a library is pinned to or brought to. */
function isPinnedTo(tokens: readonly Token[], at: number): boolean {
  if (!['to', 'at'].includes(wordOf(tokens, at - 1))) return false;
  let isPinned = false;
  for (let back = 2; back <= reachTokens; back += 1) {
    const token = tokens[at - back];
    if (token === undefined || token.kind === 'break' || '.!?;,'.includes(token.word || ' ')) break;
    if (onDays.has(token.word)) return false;
    isPinned ||= pinning.has(token.word);
  }
  return isPinned;
}

import { startsForeignClause } from '../language/foreign-clause.js';
import { startsIndependentClause } from '../language/independent-clause.js';
import { verbForm } from '../language/lexicon/english-verbs.js';
import { placeWords } from '../language/words-in-place.js';
import { listItem } from '../pasted/line-signs.js';

/* Whether the lines of a paragraph go on in each other, or are sentences that were typed line by line. */

/** Words with which a line goes on, or after which the next one has to. */
const goesOn =
  /^(?:and|or|to|of|in|on|at|by|for|from|with|without|into|as|than|that|which|who|whose|under|over|during|until|within|between|through|per|via|because|since|when|while|if|unless|where|und|oder|et|ou|y|o|e)(?![\p{L}'’])/u;
const isUnfinished =
  /(?:[,–—-]|(?<!\p{L})(?:and|or|but|to|of|in|on|at|by|for|from|with|without|into|under|over|before|after|through|about|per|via|until|between|as|than|that|which|who|has|have|had|use|uses|does|do|will|should|must|can|never|always|called|named|the|a|an|my|our|your|is|are|was|were|be|not|und|oder|mit|der|die|das|et|de|le|la|y|el|e|o))$/iu;

/** "staging runs on 3000", "never push to main", "api on 8080", and not "under any circumstances". */
function opensStatement(line: string): boolean {
  const words = placeWords(line.slice(0, 120));
  if (startsIndependentClause(words, 0) || startsForeignClause(words, 0)) return true;
  const first = words[0]?.lower ?? '';
  if (/^(?:last|next|like|back|may)$/.test(first)) return false;
  if (verbForm(first) === 'base' || /^(?:never|always|no|also|plus|btw|only|please|don't|dont)$/.test(first))
    return true;
  return /^[\p{L}\d][\p{L}\d_-]{0,20}(?: [\p{L}\d_-]{1,20})?(?: ?[:=]| (?:is|are|on|at|->|=>|uses?|runs?|has)) \S/u.test(
    line,
  );
}

/** "Owner: Tamsin" */
const opensLabel = /^\p{Lu}[\p{L}\d '’/-]{1,24}: \S/u;

/** "flash cmd: make flash", below "watchdog: 8 s" */
const isLabelled = /^[\p{L}\d][\p{L}\d '’/&._-]{1,34}: \S/u;

/** "and please always use seaborn": what a joining word adds in a line of its own. */
const addsStatement = (line: string): boolean => /^and /i.test(line) && opensStatement(line.slice('and '.length));

/** No text is wrapped at fewer characters. */
const minWrapWidth = 60;
const plainLine = /^(?![#>|`]|\*\*)[^\n]*\S/;

/**
 * Whether somebody ended a line without a mark where the first word of the next one would have fitted: then the lines
 * of the message are sentences, long ones too.
 */
export const isTypedInLines = (lines: readonly string[]): boolean =>
  lines.some((line, at) => {
    const before = lines[at - 1]?.trim() ?? '';
    if (![before, line].every((each) => plainLine.test(each) && !listItem.test(each)) || /[.!]$/.test(line))
      return false;
    const said = line.trim();
    const [word = ''] = /^\S+/.exec(said) ?? [];
    const fits = before.length + 1 + word.length <= minWrapWidth;
    return (
      fits &&
      /[\p{L}\d)`'"]$/u.test(before) &&
      !isUnfinished.test(before) &&
      (!goesOn.test(said) || addsStatement(said))
    );
  });

/**
 * Whether a line break within a paragraph only wraps it: the line before was long and did not end, or the two go on in
 * the middle of a clause. In a chat short lines without a full stop are sentences of their own.
 * @param isTyped whether the message was typed line by line
 */
export function isSoftWrap(before: string, line: string, isTyped: boolean): boolean {
  if (opensLabel.test(line) || (isLabelled.test(line) && isLabelled.test(before))) return false;
  if (/[.!?:;。！？]["'”’)\]*]{0,3}$/.test(before)) return /[.!?;]["'”’)]{0,2}$/.test(before) && before.length >= 60;
  if (isTyped) return (goesOn.test(line) && !addsStatement(line)) || isUnfinished.test(before);
  if (before.length >= (/^\p{Ll}/u.test(line) ? 45 : 60)) return true;
  return goesOn.test(line) || isUnfinished.test(before) || (/^\p{Ll}/u.test(line) && !opensStatement(line));
}

/**
 * Whether a line right below an item of a list, without a space before it, is said behind the list: the item was short
 * and did not break off, and the line begins anew ("thanks!", "The deploy is on Monday.").
 */
export function standsBehindItem(item: string, line: string): boolean {
  const [word = ''] = /^\S+/.exec(line) ?? [];
  if (item.length + 1 + word.length > minWrapWidth || isUnfinished.test(item) || goesOn.test(line)) return false;
  return closesTalk.test(line) || (/[.!?。！？]["'”’)]{0,2}$/.test(item) && /^\p{Lu}/u.test(line));
}

/** "thanks!", "that's it", "pls remember these" */
const closesTalk =
  /^(?:many |ok,? |and )?(?:thanks|thank you|thx|ty|cheers|danke|merci|gracias|grazie|obrigad[oa]|bedankt|tack|that['’]?s (?:it|all)|(?:please|pls|plz) (?:remember|note|keep|save|store|stick)|remember (?:that|this|these|those|them)|let me know|hope (?:that|this)|what do you think)(?![\p{L}-])/iu;

import { contentWords } from '../../language/content-words.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import { splitSentences } from '../../language/split-sentences.js';
import { isTask } from '../requests/requests.js';

/*
 * What an agent reports of an edit that it was asked for right before ("rename tmp2 to rowBuf": "Done: `tmp2` is now
 * `rowBuf`"): it tells nothing that the request has not, but how many they were. What it adds, a cause or a value,
 * makes it a finding.
 */

const reports =
  /^(?:done|ok(?:ay)?|sure|there you go|here you go|all (?:set|done)|finished)\b\s?[:,.!–—-]|\bnow\b|^(?:i(?:'ve| have)? (?:also |just )?)?[a-z]+(?:ed|ut|ade|one|ook|rote|plit|id)\b|\b(?:has|have) been [a-z]+(?:ed|en|ut|t)\b/i;
/** How things are once that is done. */
const ofEdits = wordSet(
  'done finished set now stands stand sits sit reads read goes went called named moved placed put renamed changed replaced',
  'removed deleted gone added new old instead requested asked above below place longer version everything both file',
  'dropped cut took taken out cleaned tidied sorted formatted fixed split unused dead duplicate duplicated redundant stale',
  'empty trailing extra obsolete leftover unneeded superfluous alphabetically one ones two three four five six seven eight',
  'nine ten twenty thirty forty fifty dozen dozens about several nothing else all each total entries occurrences places files calls',
  'declaration declarations function method class block line lines top bottom import imports signature call loop body',
);
/** The request is of an edit, whose object is a part of a file, or has a name as code has: "tmp2", "rowBuf", "--fast". */
const editVerb =
  /^(?:(?:please|pls|now|ok|okay|and|then|also|(?:can|could) you),? ){0,3}(?:rename|move|sort|reorder|swap|inline|extract|format|reformat|indent|align|wrap|unwrap|replace|delete|remove|drop|capitali[sz]e|turn|convert|change|make|split|merge|translate|tidy|clean|lint|fix|comment out|uncomment|strip)\b/i;
const partOfFile =
  /\b(?:comments?|imports?|declarations?|variables?|parameters?|params?|arguments?|args?|functions?|methods?|helpers?|loops?|lines?|blocks?|brac(?:es|kets)|semicolons?|quotes|whitespace|indentation|constants?|styles?|console\.\w+|todos|docstrings?|types?|interfaces?|headings?|typos?|blank lines?|dead code|commented[- ]out|[\w-]+\.(?:[jt]sx?|py|go|rs|css|html|sql|java|rb|c|h|cpp|sh))\b|\b[a-z]+[A-Z]\w*|\b\w+_\w+|\b[a-z]{2,}\d\b|(?<!\S)--?[a-z]\w*|\w\(\)/;
const reason = /\b(?:because|since|so that|otherwise|unless|which|as long as|caused?|due to)\b/i;
const maxRequest = 300;

/** A word of a request, in whatever form it comes back: "rename", "renamed". */
const stem = (word: string): string => (word.length > 5 ? word.slice(0, Math.max(4, word.length - 3)) : word);

const minShared = 4;

/** "transl" of "translate" and "transla" of "translated"; short words are the same only as a whole. */
const isOneWord = (said: string, asked: string): boolean =>
  said === asked ||
  (Math.min(said.length, asked.length) >= minShared && (said.startsWith(asked) || asked.startsWith(said)));

/** Whether an agent's sentence gives back what the request right before it asked for, and no more. */
export function reportsEditAsAsked(sentence: string, asked: string): boolean {
  const said = sentence.replaceAll('’', "'");
  if (asked.length > maxRequest || reason.test(said) || !reports.test(said)) return false;
  const requests = splitSentences(asked).filter((request) => editVerb.test(request) && partOfFile.test(request));
  if (!requests.some((request) => isTask(request))) return false;
  const words = contentWords(said);
  if (words.length === 0) return false;
  const stems = contentWords(asked).map(stem);
  return words.every((word) => ofEdits.has(word) || stems.some((asFor) => isOneWord(stem(word), asFor)));
}

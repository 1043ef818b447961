import { verbForm } from '../../language/lexicon/english-verbs.js';
import { wordSet } from '../../language/lexicon/word-set.js';

/*
 * "Commit 9fceb02 introduced the memory leak": what one of many, by its number, did to the project. "Commit the fix"
 * asks for work, and "PR 12 is green" passes.
 */

const numbered =
  /^(?:(?:the|our) )?(?:commit|revision|changeset|rev|pr|mr|pull request|merge request|release|version|build|migration|ticket|issue|rfc|adr|patch|hotfix)\b(?: (?:request|number|no\.))? (?:`?[#!]?(?=[a-z-]{0,12}\d)[\w.-]{1,40}`?) (?:(?:was|were|has been) (?=revert|replac|supersed|abandon|cherry-picked|rolled back))?([a-z]+)(?=[ .!]|$)/i;

/** How it goes with it at the moment. */
const passing = wordSet(
  'is was are were has had have does did do failed fails passed passes looks needs waits got gets went goes landed lands',
  'crashed crashes hangs hung started starts finished finishes runs ran keeps seems says said works worked came comes hit',
);

/** Whether a sentence tells what a commit, a pull request or a release did, by its number. */
export function tellsNumberedChange(sentence: string): boolean {
  const verb = numbered.exec(sentence.slice(0, 120))?.[1]?.toLowerCase() ?? '';
  const form = verbForm(verb);
  return (
    (form === 'past' || form === 'third') && !passing.has(verb) && !/\b(?:this|that|it|again)[.!]*$/i.test(sentence)
  );
}

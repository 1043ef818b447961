import { type Token, wordOf } from '../tokens/tokens.js';
import { opensClause } from './subjects.js';
import { isPastForm } from './verb-forms.js';

/*
 * "We cut over in two weeks", "we put the app live in a fortnight": the past of these verbs is like their present.
 */

const subjects = new Set(['i', 'we']);
const undecided = new Set(['cut', 'shut', 'put', 'quit', 'split']);
/** What tells that it is over, or how much was done in that time. */
const signsOfPast = new Set(
  'by half together already finally only just even all both down from into ago yesterday last once percent third and but then because when so'.split(
    ' ',
  ),
);
/** "We shut down the old cluster": it goes with the verb. */
const ofVerb = new Set(['down', 'off', 'over', 'out', 'up']);
const maxTokensBetween = 8;

/** Whether what stands before "in two weeks" is told with such a verb by those who do it, with no sign of the past. */
export function isUndecidedBefore(tokens: readonly Token[], at: number): boolean {
  for (let back = 1; back <= maxTokensBetween; back += 1) {
    const token = tokens[at - back];
    if (token?.kind !== 'word') return false;
    const isVerb = undecided.has(token.word) && subjects.has(wordOf(tokens, at - back - 1));
    if (isVerb) return opensClause(tokens, at - back - 1);
    const goesWithVerb = ofVerb.has(token.word) && undecided.has(wordOf(tokens, at - back - 1));
    if (!goesWithVerb && (signsOfPast.has(token.word) || isPastForm(token.word))) return false;
  }
  return false;
}

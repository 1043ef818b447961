import { type Token, wordOf } from '../../tokens/tokens.js';

/** Before the time itself: "spätestens Ende April", "avant le 15 avril", "к пятнице". */
const deadlineLeads = new Set(
  'spätestens uiterlijk tegen entro tard tardar avant ici antes najpóźniej przed к позднее para'.split(' '),
);
const betweenLeadAndTime = new Set(
  "' am im zum bis op in le la du el del de do da a au à em no na il l w do dnia en".split(' '),
);
/** Whether a time stands behind a word that makes it the last day for something. */
export function isLedByDeadline(tokens: readonly Token[], from: number): boolean {
  let at = from - 1;
  while (at > from - 4 && betweenLeadAndTime.has(tokens[at]?.word ?? '')) at -= 1;
  return deadlineLeads.has(wordOf(tokens, at)) && wordOf(tokens, at + 1) !== 'und';
}

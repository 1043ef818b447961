import { type Reading, wordAt } from './time-rule.js';

/*
 * "Customers are billed on the 1st", "salaries get paid on the 25th": what is done to all things of a kind on a day by
 * its number alone is done every month. Of certain ones ("the invoices are sent on the 1st") it is told once.
 */

const forms = new Set(['are', 'get']);
const doneMonthly = new Set(
  'billed charged paid invoiced debited credited renewed rotated reset pruned deleted purged archived sent mailed posted processed settled issued calculated collected counted generated published run refunded transferred shipped reconciled'.split(
    ' ',
  ),
);
const certain = new Set('the these those both two three four all my'.split(' '));
/** What comes out once: "exam results are published on the 24th". */
const once = new Set('results grades marks winners finalists nominees nominations'.split(' '));
const maxDescribing = 2;

/** Whether the number of a day, whose first word stands at a place, is that of every month. */
export function isOfAnyMonth(reading: Reading, at: number): boolean {
  if (wordAt(reading, at - 1) !== 'on') return false;
  const behind = wordAt(reading, at - 2);
  const participle = behind.endsWith('ly') || behind === 'out' || behind === 'off' ? at - 3 : at - 2;
  const form = wordAt(reading, participle - 1).endsWith('ly') ? participle - 2 : participle - 1;
  if (!doneMonthly.has(wordAt(reading, participle)) || !forms.has(wordAt(reading, form))) return false;
  const noun = wordAt(reading, form - 1);
  if (!/\p{L}{2}s$/u.test(noun) || once.has(noun)) return false;
  for (let back = 2; back <= maxDescribing + 2; back += 1) if (certain.has(wordAt(reading, form - back))) return false;
  return true;
}

import type { CaseOutcome } from './score-extraction.js';
import { type ExtractionSummary, failuresOf, type Share, summarise, summariseByKind } from './summarise-extraction.js';

type ShareName = {
  [Key in keyof ExtractionSummary]: ExtractionSummary[Key] extends Share ? Key : never;
}[keyof ExtractionSummary];

const rows: readonly (readonly [ShareName, string])[] = [
  ['recall', 'recall of facts'],
  ['precision', 'precision'],
  ['separation', 'separation'],
  ['dates', 'dates'],
  ['datesInText', 'dates in the text'],
  ['sessionTimestamp', 'session_timestamp'],
  ['sourceIndex', 'source_index'],
  ['inventedDates', 'invented dates'],
  ['junk', 'junk'],
  ['forbidden', 'forbidden content'],
];

/** The figures as lines of text: over all cases, then for each kind. */
export function reportExtraction(outcomes: readonly CaseOutcome[]): string {
  const all = summarise(outcomes);
  const lines = rows.map(([key, title]) => `${title.padEnd(20)} ${percent(all[key])}  ${count(all[key])}`);
  const header = `${'kind'.padEnd(18)} ${['cases', 'recall', 'prec.', 'separ.', 'dates', 'junk'].map((name) => name.padStart(7)).join('')}`;
  const kinds = [...summariseByKind(outcomes)].map(([kind, summary]) => kindLine(kind, summary));
  return [`${all.cases} cases, ${all.memories} memories`, '', ...lines, '', header, ...kinds].join('\n');
}

/** Every case in which something went wrong, with what did. */
export function reportFailures(outcomes: readonly CaseOutcome[]): string {
  return outcomes
    .map((outcome) => ({ outcome, failures: failuresOf(outcome) }))
    .filter(({ failures }) => failures.length > 0)
    .map(({ outcome, failures }) =>
      [`${outcome.id} (${outcome.kind})`, ...failures.map((line) => `  ${line}`)].join('\n'),
    )
    .join('\n');
}

function kindLine(kind: string, { cases, recall, precision, separation, dates, junk }: ExtractionSummary): string {
  const cells = [recall, precision, separation, dates, junk].map((value) => percent(value).padStart(7));
  return `${kind.padEnd(18)} ${String(cases).padStart(7)}${cells.join('')}`;
}

function percent({ hits, total }: Share): string {
  return total === 0 ? '    –' : ((100 * hits) / total).toFixed(1).padStart(5);
}

function count({ hits, total }: Share): string {
  return `${hits} of ${total}`;
}

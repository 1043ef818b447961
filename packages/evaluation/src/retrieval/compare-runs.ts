import { formatTable } from '../command-line/format-table.js';
import { average, bootstrapInterval } from '../statistics.js';
import { recallDepths } from './retrieval-metrics.js';
import { byCategory } from './retrieval-report.js';
import type { QuestionOutcome, RetrievalRun } from './run-retrieval.js';

interface ComparedQuestion {
  readonly before: QuestionOutcome;
  readonly after: QuestionOutcome;
}

const signed = (value: number) => `${value > 0 ? '+' : ''}${(value * 100).toFixed(1)}`;
const keyOf = ({ conversation, id }: QuestionOutcome) => `${conversation}/${id}`;

/** What a second run found more or less than a first one: by category, then each question whose recall@10 differs. */
export function compareRuns(before: RetrievalRun, after: RetrievalRun): string {
  const known = new Map(before.outcomes.map((outcome) => [keyOf(outcome), outcome]));
  const compared = after.outcomes.flatMap((outcome): ComparedQuestion[] => {
    const first = known.get(keyOf(outcome));
    return first === undefined ? [] : [{ before: first, after: outcome }];
  });
  const afterOnly = new Map(compared.map((pair) => [keyOf(pair.after), pair]));
  const rows = [
    ...byCategory(compared.map((pair) => pair.after)).map(([name, outcomes]) =>
      differenceRow(
        name,
        outcomes.flatMap((outcome) => afterOnly.get(keyOf(outcome)) ?? []),
      ),
    ),
    differenceRow('all', compared),
  ];
  const header = ['category', 'questions', ...recallDepths.map((depth) => `R@${depth}`), 'R@10 95 %'];
  const changed = compared.filter((pair) => gain(pair, 10) !== 0).sort((a, b) => gain(a, 10) - gain(b, 10));
  return [
    formatTable([header, ...rows]),
    '',
    `${changed.filter((pair) => gain(pair, 10) < 0).length} questions lost, ${changed.filter((pair) => gain(pair, 10) > 0).length} won in the first 10`,
    ...changed.map((pair) => `${signed(gain(pair, 10)).padStart(7)}  ${keyOf(pair.after)}  ${pair.after.question}`),
  ].join('\n');
}

function differenceRow(name: string, pairs: readonly ComparedQuestion[]): string[] {
  const { low, high } = bootstrapInterval(pairs.map((pair) => gain(pair, 10)));
  return [
    name,
    String(pairs.length),
    ...recallDepths.map((depth) => signed(average(pairs.map((pair) => gain(pair, depth))))),
    `${signed(low)}…${signed(high)}`,
  ];
}

function gain({ before, after }: ComparedQuestion, depth: (typeof recallDepths)[number]): number {
  return after.metrics.recall[depth] - before.metrics.recall[depth];
}

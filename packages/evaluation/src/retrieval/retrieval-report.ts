import { formatTable } from '../command-line/format-table.js';
import { average, bootstrapInterval, percentile } from '../statistics.js';
import { recallDepths } from './retrieval-metrics.js';
import type { QuestionOutcome, RetrievalRun } from './run-retrieval.js';

const percent = (share: number) => (share * 100).toFixed(1);

/** Figures by category and for all questions, latencies, and what was stored. */
export function reportRetrieval(run: RetrievalRun): string {
  const rows = [...byCategory(run.outcomes), ['all', run.outcomes] as const].map(([name, outcomes]) =>
    metricsRow(name, outcomes),
  );
  const header = ['category', 'questions', ...recallDepths.map((depth) => `R@${depth}`), 'R@10 95 %', 'MRR', 'nDCG@10'];
  return [
    `${run.set}, ${run.pooled ? 'all conversations in one project' : 'a project for each conversation'}`,
    '',
    formatTable([header, ...rows]),
    '',
    `memories per message  ${(run.memories / Math.max(1, run.messages)).toFixed(2)} (${run.memories} of ${run.messages} messages)`,
    `add     p50 ${milliseconds(run.addMs, 0.5)}  p95 ${milliseconds(run.addMs, 0.95)}  (${run.addMs.length} sessions)`,
    `search  p50 ${milliseconds(run.searchMs, 0.5)}  p95 ${milliseconds(run.searchMs, 0.95)}`,
  ].join('\n');
}

function milliseconds(values: readonly number[], share: number): string {
  return `${percentile(values, share).toFixed(1)} ms`;
}

function metricsRow(name: string, outcomes: readonly QuestionOutcome[]): string[] {
  const metrics = outcomes.map((outcome) => outcome.metrics);
  const { low, high } = bootstrapInterval(metrics.map(({ recall }) => recall[10]));
  return [
    name,
    String(outcomes.length),
    ...recallDepths.map((depth) => percent(average(metrics.map(({ recall }) => recall[depth])))),
    `${percent(low)}–${percent(high)}`,
    percent(average(metrics.map(({ reciprocalRank }) => reciprocalRank))),
    percent(average(metrics.map(({ ndcg10 }) => ndcg10))),
  ];
}

/** Categories in the order of their names. */
export function byCategory(outcomes: readonly QuestionOutcome[]): (readonly [string, readonly QuestionOutcome[]])[] {
  const names = [...new Set(outcomes.map(({ category }) => category))].sort();
  return names.map((name) => [name, outcomes.filter(({ category }) => category === name)]);
}

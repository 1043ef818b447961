import type { Outcome } from './observations.js';
import type { FaultReport } from './watch-faults.js';

const header = [
  'fault',
  'answered 200',
  'other answers',
  'no answer',
  'worst latency',
  'all good again after',
  'violations',
];

export interface MeasuredFault extends FaultReport {
  /** From the fault's end until the vector index was owed nothing and held every memory. */
  readonly indexCompleteMs: number;
}

/** What clients saw of each fault, as a Markdown table. */
export function faultTable(reports: readonly MeasuredFault[], hasIndex: boolean): string {
  const rows = [header, header.map(() => '---'), ...reports.map(row)];
  const indexed = ['index complete after', '---', ...reports.map(indexCell)];
  return rows.map((cells, index) => `| ${[...cells, ...(hasIndex ? [indexed[index]] : [])].join(' | ')} |`).join('\n');
}

function row({ fault, observations: { outcomes, violations }, recoveryMs }: MeasuredFault): string[] {
  const answered = outcomes.filter(({ status }) => status !== null);
  return [
    fault.name,
    String(outcomes.filter(({ status }) => status === 200).length),
    otherAnswers(answered),
    String(outcomes.length - answered.length),
    seconds(Math.max(0, ...outcomes.map(({ startedMs, endedMs }) => endedMs - startedMs))),
    fault.name === 'none' ? '–' : seconds(recoveryMs),
    String(violations.length),
  ];
}

function indexCell({ fault, indexCompleteMs }: MeasuredFault): string {
  return fault.name === 'none' ? '–' : seconds(indexCompleteMs);
}

/** Such as `500 dependency_unavailable: 12`. */
function otherAnswers(answered: readonly Outcome[]): string {
  const counts = new Map<string, number>();
  for (const { status, body } of answered) {
    if (status === 200) continue;
    const { error } = (body ?? {}) as { error?: { code?: string } };
    const name = `${status} ${error?.code ?? ''}`.trim();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name}: ${count}`).join(', ') || '0';
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

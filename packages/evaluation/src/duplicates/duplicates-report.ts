import { formatTable } from '../command-line/format-table.js';
import type { Half, StatementPair } from './statement-pair.js';

/**
 * What became of a pair: the second was stored beside the first, or found to be it; or one of the two left no memory,
 * so that nothing can be told.
 */
export type PairResult = 'stored' | 'recognised' | 'no memory';

export interface PairOutcome {
  readonly pair: StatementPair;
  readonly result: PairResult;
}

/** The figures of both halves and of all pairs, then those of every kind. */
export function reportDuplicates(outcomes: readonly PairOutcome[]): string {
  const halves: readonly (readonly [string, Half | null])[] = [
    ['examined', 'examined'],
    ['held back', 'held-back'],
    ['all', null],
  ];
  const rows = halves.map(([title, half]) => {
    const own = outcomes.filter(({ pair }) => half === null || pair.half === half);
    return [title, ...[true, false].map((same) => share(own.filter(({ pair }) => pair.same === same)))];
  });
  const kinds = [...new Set(outcomes.map(({ pair }) => `${pair.same ? 'same' : 'others'}: ${pair.kind}`))].map(
    (title) => [
      title,
      share(outcomes.filter(({ pair }) => title === `${pair.same ? 'same' : 'others'}: ${pair.kind}`)),
    ],
  );
  const without = outcomes.filter(({ result }) => result === 'no memory').length;
  return [
    formatTable([['', 'same, recognised', 'others, merged'], ...rows]),
    `${without} pairs of which a message left no memory, counted as not recognised`,
    formatTable([['kind', 'found to be one'], ...kinds]),
  ].join('\n\n');
}

/** Every pair of which something else was expected. */
export function reportMistakes(outcomes: readonly PairOutcome[]): string {
  return outcomes
    .filter(({ pair, result }) => (result === 'recognised') !== pair.same)
    .map(({ pair, result }) => `${pair.id} (${pair.half}): ${result}\n  ${pair.first}\n  ${pair.second}`)
    .join('\n');
}

function share(outcomes: readonly PairOutcome[]): string {
  const recognised = outcomes.filter(({ result }) => result === 'recognised').length;
  const percent = outcomes.length === 0 ? '–' : ((100 * recognised) / outcomes.length).toFixed(1);
  return `${percent} (${recognised} of ${outcomes.length})`;
}

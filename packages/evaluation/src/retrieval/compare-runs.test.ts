import { describe, expect, test } from '@jest/globals';
import { compareRuns } from './compare-runs.js';
import { measureRanking } from './retrieval-metrics.js';
import { reportRetrieval } from './retrieval-report.js';
import type { RetrievalRun } from './run-retrieval.js';

function buildRun(answers: Readonly<Record<string, readonly string[]>>): RetrievalRun {
  const outcomes = Object.entries(answers).map(([id, sources]) => ({
    conversation: 'c',
    id,
    question: `Question ${id}?`,
    category: id.startsWith('t') ? 'temporal' : 'single',
    evidence: ['a'],
    metrics: measureRanking(sources, ['a']),
    found: sources.map((source) => ({ memory: source, score: 0.5, source })),
  }));
  return { set: 'test', pooled: false, outcomes, messages: 10, memories: 15, addMs: [10, 20], searchMs: [1, 2, 3] };
}

describe('compareRuns', () => {
  const report = compareRuns(
    buildRun({ t1: ['a'], s1: ['x'], s2: ['a'] }),
    buildRun({ t1: ['x'], s1: ['a'], s2: ['a'] }),
  );

  test('counts what was won and lost in the first ten', () => {
    expect(report).toContain('1 questions lost, 1 won in the first 10');
  });

  test('lists the questions that changed, losses first, and no other', () => {
    expect(report).toMatch(/-100\.0 {2}c\/t1 {2}Question t1\?\n +\+100\.0 {2}c\/s1/u);
    expect(report).not.toContain('Question s2');
  });

  test('tells for each category how many questions it has and by how much it changed', () => {
    expect(report).toMatch(/temporal +1 +-100\.0/u);
    expect(report).toMatch(/single +2 +\+50\.0/u);
  });
});

describe('reportRetrieval', () => {
  test('figures, memories per message and latencies', () => {
    const report = reportRetrieval(buildRun({ t1: ['a'], s1: ['x'] }));
    expect(report).toMatch(/all +2 +50\.0 +50\.0/u);
    expect(report).toContain('memories per message  1.50');
    expect(report).toContain('search  p50 2.0 ms');
  });
});

import { expect, test } from '@jest/globals';
import { meanStepMs, parseStepTotals } from './step-costs.js';

const metrics = (extractSum: number, extractCount: number) => `# HELP add_step_duration_seconds Steps.
add_step_duration_seconds_bucket{le="0.001",service="memory-service",step="extract"} 7
add_step_duration_seconds_sum{service="memory-service",step="extract"} ${extractSum}
add_step_duration_seconds_count{service="memory-service",step="extract"} ${extractCount}
search_step_duration_seconds_sum{service="memory-service",step="rank"} 9
`;

test('what a step took on average between two readings', () => {
  const before = parseStepTotals(metrics(1, 10), 'add_step_duration_seconds');
  const after = parseStepTotals(metrics(1.5, 110), 'add_step_duration_seconds');
  expect([...meanStepMs(before, after)]).toEqual([['extract', 5]]);
});

test('a step that was not done since has no cost', () => {
  const same = parseStepTotals(metrics(1, 10), 'add_step_duration_seconds');
  expect(meanStepMs(same, same).size).toBe(0);
  expect(parseStepTotals('', 'add_step_duration_seconds').size).toBe(0);
});

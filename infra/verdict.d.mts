import type { TestCounts } from './jest-run.mjs';

/** What is printed after all checks: what failed beside tests, what was skipped, and last `N passed, N failed`. */
export declare function verdictLines(counts: TestCounts): string[];

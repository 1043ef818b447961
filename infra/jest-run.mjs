// One run of Jest: what it counted, and what speaks against it beside the tests that failed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
// The flag of V8 is that of the memory service's `main.ts`.
const jest = ['--no-regexp-tier-up', 'node_modules/jest/bin/jest.js'];

export function runJest(args, { stdio = 'inherit', timeoutMs } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'persistent-memory-report-'));
  const file = join(folder, 'report.json');
  try {
    const { status } = spawnSync(process.execPath, [...jest, '--json', `--outputFile=${file}`, ...args], {
      cwd: root,
      stdio,
      timeout: timeoutMs,
    });
    return countsOf(JSON.parse(readFileSync(file, 'utf8')), status === 0);
  } catch {
    return { passed: 0, failed: 1, skipped: 0, faults: ['tests (Jest did not finish)'] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function countsOf(report, succeeded) {
  const unsound = report.numRuntimeErrorTestSuites;
  const died = report.workerFaults.length;
  const faults = [];
  if (unsound > 0) faults.push(`${unsound} test files that did not run as they should`);
  if (died > 0) faults.push(`tests (${died} of Jest's worker processes died)`);
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unsound + died,
    skipped: report.numPendingTests + report.numTodoTests,
    faults,
  };
  if (succeeded || counts.failed > 0) return counts;
  // Nothing failed and yet Jest is not content: no tests found, or a setup that broke down.
  return { ...counts, failed: 1, faults: ['tests (Jest reported an error)'] };
}

// Everything that has to hold, in one command: a clean build, lint, dead code, and all tests.
// The last line is the count; a check that fails counts like a test that fails.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const counts = { passed: 0, failed: 0 };
const failedChecks = [];

function run(args) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

function check(name, ...commands) {
  console.log(`\n── ${name}`);
  const passed = commands.every(run);
  counts[passed ? 'passed' : 'failed'] += 1;
  if (!passed) failedChecks.push(name);
  return passed;
}

/** All tests, or those whose path matches one of the patterns given on the command line. */
function runTests(patterns) {
  console.log('\n── tests');
  const folder = mkdtempSync(join(tmpdir(), 'persistent-memory-report-'));
  const report = join(folder, 'report.json');
  // The flag of V8 is that of the memory service's `main.ts`.
  const jest = ['--no-regexp-tier-up', 'node_modules/jest/bin/jest.js'];
  try {
    const passed = run([...jest, '--json', `--outputFile=${report}`, ...patterns]);
    addTestCounts(JSON.parse(readFileSync(report, 'utf8')), passed);
  } catch {
    counts.failed += 1;
    failedChecks.push('tests (Jest did not finish)');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function addTestCounts({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }, passed) {
  counts.passed += numPassedTests;
  counts.failed += numFailedTests + numRuntimeErrorTestSuites;
  if (numRuntimeErrorTestSuites > 0) failedChecks.push(`${numRuntimeErrorTestSuites} test files that did not load`);
  if (passed || numFailedTests + numRuntimeErrorTestSuites > 0) return;
  // Nothing failed and yet Jest is not content: no tests found, or a setup that broke down.
  counts.failed += 1;
  failedChecks.push('tests (Jest reported an error)');
}

if (check('build', ['infra/clean.mjs'], ['node_modules/typescript/bin/tsc', '-b', 'infra/tsconfig.build.json'])) {
  runTests(process.argv.slice(2));
}
check('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']);
check('dead code', ['node_modules/knip/bin/knip.js']);

if (failedChecks.length > 0) console.log(`\nFailed: ${failedChecks.join(', ')}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;

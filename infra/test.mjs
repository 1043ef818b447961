// Everything that has to hold, in one command: a clean build, lint, dead code, and all tests.
// The last line is the count; a check that fails counts like a test that fails.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { runJest } from './jest-run.mjs';
import { verdictLines } from './verdict.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const total = { passed: 0, failed: 0, skipped: 0, faults: [] };

function run(args) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

function check(name, ...commands) {
  console.log(`\n── ${name}`);
  const passed = commands.every(run);
  total[passed ? 'passed' : 'failed'] += 1;
  if (!passed) total.faults.push(name);
  return passed;
}

/** All tests, or those whose path matches one of the patterns given on the command line. */
function runTests(patterns) {
  console.log('\n── tests');
  const { passed, failed, skipped, faults } = runJest(patterns);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.faults.push(...faults);
}

if (check('build', ['infra/clean.mjs'], ['node_modules/typescript/bin/tsc', '-b', 'infra/tsconfig.build.json'])) {
  runTests(process.argv.slice(2));
}
check('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']);
check('dead code', ['node_modules/knip/bin/knip.js']);

console.log(`\n${verdictLines(total).join('\n')}`);
process.exitCode = total.failed === 0 ? 0 : 1;

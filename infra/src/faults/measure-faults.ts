import { parseArgs } from 'node:util';

import { makeScratchDirectory, removeScratchDirectory } from '../testing/scratch-directory.js';
import { standForFaults } from './fault-stand.js';
import { faultTable, type MeasuredFault } from './fault-table.js';
import { type Fault, faults } from './faults.js';
import { FaultWatch } from './watch-faults.js';

const help = `usage: faults [options]

Stands up two replicas of the memory service and a management service over a Postgres, a vector index and a model provider
of their own (the last two are doubles that speak the wire format), has clients add, search, update, list and delete, and
hurts one part after the other. Prints a table of what clients saw, and every violation: an acknowledged write that is
not there, a deleted memory that is returned, a memory of another project, a status that is not documented.

  --seconds N    how long each fault lasts, 8 by default
  --embedded     exact index, local model and rules instead of the doubles, without the faults of those
  --only NAMES   of ${Object.keys(faults).join(', ')}; separated by commas`;

const shownViolations = 20;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    embedded: { type: 'boolean', default: false },
    only: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) console.log(help);
else process.exitCode = await measureFaults(Number(values.seconds), chosen(values.only), !values.embedded);

/** Resolves to the exit code. */
async function measureFaults(seconds: number, wanted: readonly Fault[], usesDoubles: boolean): Promise<number> {
  const scratch = makeScratchDirectory();
  try {
    return await measureIn(scratch, seconds, wanted, usesDoubles);
  } finally {
    removeScratchDirectory(scratch);
  }
}

async function measureIn(
  scratch: string,
  seconds: number,
  wanted: readonly Fault[],
  usesDoubles: boolean,
): Promise<number> {
  const stand = await standForFaults(scratch, usesDoubles);
  try {
    const watch = new FaultWatch(stand);
    const reports: MeasuredFault[] = [];
    for (const fault of wanted.filter(({ needsDoubles = false }) => usesDoubles || !needsDoubles)) {
      console.error(fault.name);
      const report = await watch.watch(fault, seconds);
      await watch.untilIndexed();
      reports.push({ ...report, indexCompleteMs: performance.now() - report.backMs });
    }
    console.log(faultTable(reports, usesDoubles));
    const violations = reports.flatMap(({ fault, observations }) =>
      observations.violations.map((violation) => `${fault.name}: ${violation}`),
    );
    for (const violation of violations.slice(0, shownViolations)) console.log(violation);
    return violations.length === 0 ? 0 : 1;
  } finally {
    await stand.stop();
  }
}

function chosen(names: string | undefined): readonly Fault[] {
  const all: Readonly<Record<string, Fault>> = faults;
  if (names === undefined) return Object.values(all);
  return names.split(',').map((name) => {
    const fault = all[name];
    if (fault === undefined) throw new Error(`There is no fault ${name}: ${Object.keys(faults).join(', ')}`);
    return fault;
  });
}

import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

import { type FaultStand, standForFaults } from '../faults/fault-stand.js';
import { faults } from '../faults/faults.js';
import { FaultWatch } from '../faults/watch-faults.js';
import { makeScratchDirectory, removeScratchDirectory } from '../testing/scratch-directory.js';

jest.setTimeout(180_000);

const seconds = 2;
/** Of those that `pnpm faults` has, what other tests do not do already under load. */
const tried = [faults.indexWiped, faults.writerFrozen, faults.postgresKilled];

let scratch: string;
let stand: FaultStand;

beforeAll(async () => {
  scratch = makeScratchDirectory();
  stand = await standForFaults(scratch, true);
});

afterAll(() => stand.stop());
afterAll(() => removeScratchDirectory(scratch));

test('faults under load lose nothing, return nothing deleted and nothing of others, and pass without a hand', async () => {
  const watch = new FaultWatch(stand);
  for (const fault of tried) {
    const { observations } = await watch.watch(fault, seconds);
    expect({ fault: fault.name, violations: observations.violations }).toEqual({ fault: fault.name, violations: [] });
    expect(observations.outcomes.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    // Not after the others: what they had taken for delivery is taken again after half a minute only.
    if (fault === faults.indexWiped) await watch.untilIndexed();
  }
});

import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each([
  ['Big news: I signed with the port, as a planner, and I start on June 1', 2],
  ['my sister works at Bosch, as a welder, and lives in Ulm', 2],
  ['logs of the kiosk devices end up in S3, rotated hourly', 1],
  ['the dumps land on the NAS, encrypted nightly', 1],
  ['We moved the dumps to the NAS, as a result we pay half', 2],
  ['Our demo account is demo-lagos, reset every Sunday at 22:00', 2],
])('%s', (sentence, count) => expect(splitClauses(sentence)).toHaveLength(count));

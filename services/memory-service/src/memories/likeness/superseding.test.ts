import { expect, test } from '@jest/globals';
import { mayTakePlaceOf, tellingOf } from './superseding.js';

const telling = (memory: string) => tellingOf({ memory, role: 'user', speaker: null, isCorrection: false });

test.each([
  ['We use npm.', 'We use pnpm, not npm.'],
  ['We use Node for scripts.', 'For scripts we use Bun, not Node.'],
  ['We decided to use Redis.', 'We chose Kafka.'],
  ['Errors are tracked with Sentry.', 'For error tracking we use Rollbar.'],
  ['Omar owns billing.', 'The owner of billing is Ana.'],
  ['Deploys happen every Friday.', 'We deploy every Monday.'],
])('what was said as %j may be told by %j since', (earlier, later) => {
  expect(mayTakePlaceOf(telling(later), telling(earlier))).toBe(true);
});

test('something else that is told in the same way takes no place', () => {
  expect(mayTakePlaceOf(telling('The owner of search is Ana.'), telling('Omar owns billing.'))).toBe(false);
});

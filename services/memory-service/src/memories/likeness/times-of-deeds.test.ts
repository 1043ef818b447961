import { describe } from '@jest/globals';
import { testPairs } from './testing/are-one.js';

describe('what stands in front, and times', () => {
  testPairs(true, [
    ['Our triage is at 8:45 every morning.', 'Every morning at 8:45 we have our triage.'],
    ['The board meeting is every other Monday.', 'We hold the board meeting every other Monday.'],
    ['Every Wednesday at noon we swap the keys.', 'We swap the keys at noon every Wednesday.'],
    ['Invoices are due at 9 on Mondays.', 'Invoices are due on Mondays at 9.'],
  ]);
  testPairs(false, [
    ['Our triage is at 8:45 every morning.', 'Every morning at 9:45 we have our triage.'],
    ['The board meeting is every other Monday.', 'We hold the board meeting every Monday.'],
    ['Every day at 9 we ship.', 'Every day at 9 pm we ship.'],
    ['On Monday we ship.', 'On Mondays we ship.'],
    ['We have a demo every Friday.', 'They have a demo every Friday.'],
    ['We have no demo on Friday.', 'Our demo is on Friday.'],
    ['The standup is at 9:30 am.', 'The standup is at 9:30 in the evening.'],
  ]);
});

describe('deeds that happen', () => {
  testPairs(true, [
    ['Rollouts happen every Tuesday.', 'We roll out every Tuesday.'],
    ['Releases happen on Thursdays.', 'We release on Thursdays.'],
    ['Deploys to staging happen after every merge.', 'We deploy to staging after every merge.'],
    ['Security audits take place every year.', 'We audit security every year.'],
    ['Backups run every night.', 'We back up every night.'],
  ]);
  testPairs(false, [
    ['Rollouts happen every Tuesday.', 'We should roll out every Tuesday.'],
    ['Rollouts happened every Tuesday.', 'We roll out every Tuesday.'],
    ['Few deploys happen on Fridays.', 'We deploy on Fridays.'],
    ['No deploys happen on Fridays.', 'We deploy on Fridays.'],
    ['Their deploys happen on Fridays.', 'We deploy on Fridays.'],
    ['Deploys happen only on Fridays.', 'We deploy on Fridays.'],
    ['Deploys to staging happen every Friday.', 'We deploy every Friday.'],
    ['Deploys happen after the tests.', 'We deploy before the tests.'],
  ]);
});

describe('one in place of another', () => {
  testPairs(true, [
    ['We use Bun, not Node, in this repo.', 'In this repo we use Bun instead of Node.'],
    ['Indent with tabs, not spaces.', 'Indent with tabs rather than spaces.'],
    ['Instead of Make we use Bazel.', 'We use Bazel, not Make.'],
  ]);
  testPairs(false, [
    ['We use Bun, not Node, in this repo.', 'In this repo we use Node instead of Bun.'],
    ['We use Bun, not Node, in this repo.', 'In that app we use Bun instead of Node.'],
    ['We use Bun, not Node.', 'We use Bun.'],
    ['We use Bun instead of Node.', "We don't use Bun instead of Node."],
    ['We use Bun instead of Node in CI.', 'We use Bun instead of Node for CI.'],
    ['We used Bun instead of Node.', 'We use Bun, not Node.'],
  ]);
});

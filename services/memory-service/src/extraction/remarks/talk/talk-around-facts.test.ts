import { expect, test } from '@jest/globals';
import { withoutTalk } from './talk-around-facts.js';

test.each([
  ["that's it for today, release is cut every other Wednesday", 'release is cut every other Wednesday'],
  ["ok that's all for now, the staging db moved to hel-2", 'the staging db moved to hel-2'],
  ["that's it for today, but Youssef is vegan", 'Youssef is vegan'],
  ["that's it for today, but our CI runs on Hetzner", 'our CI runs on Hetzner'],
  ["That's it for today, but we use pnpm.", 'we use pnpm.'],
  ["That's all for now, and Ana is vegan.", 'Ana is vegan.'],
  ["ok that's it, I prefer tabs", 'I prefer tabs'],
  ["that's it for the summary, the api is in Go", "that's it for the summary, the api is in Go"],
  ['gotta run, my son Theo has football at 4', 'my son Theo has football at 4'],
  ["let's stop for today, I'm on vacation until 10 May", "I'm on vacation until 10 May"],
  ['the import fails for files over 2 GB, any ideas?', 'the import fails for files over 2 GB'],
  ['the queue holds 2 million messages, what is going on', 'the queue holds 2 million messages'],
  ['the staging API moved to port 8080, trying it now', 'the staging API moved to port 8080'],
  ['we switched to Biome last week, fixing lint errors atm', 'we switched to Biome last week'],
  ['the linter config lives in biome.json now; checking the logs', 'the linter config lives in biome.json now'],
  ["Ana is the new PM, I'll ping her", 'Ana is the new PM'],
  ['Olaf does the upgrade, brb', 'Olaf does the upgrade'],
  ['los informes salen los lunes, míralo porfa', 'los informes salen los lunes'],
  ['we ship on Thursdays, never Fridays, ok?', 'we ship on Thursdays, never Fridays'],
  ['grep is banned here, we all use ripgrep, remember?', 'grep is banned here, we all use ripgrep'],
  ['love the enthusiasm, but I prefer short answers', 'I prefer short answers'],
  ['nice work, but we never use default exports', 'we never use default exports'],
  ['the meeting room is 3.07, sorry', 'the meeting room is 3.07'],
  ['our main branch is develop, sorry about that.', 'our main branch is develop'],
  ['el puerto es el 8443, perdón', 'el puerto es el 8443'],
])('%s', (sentence, fact) => {
  expect(withoutTalk(sentence)).toBe(fact);
});

test.each([
  'stop the worker on node-3, it still holds the lock',
  "let's stop here, I'm tired",
  "that's it for today, but I'm tired",
  "that's it for today, see you tomorrow",
  "that's it for today, we should sleep",
  'we deploy on Fridays, never on Mondays',
  'stop here, it still fails on node 18',
  'run it, thanks',
  "she's polite, sorry for nothing",
  'the importer skips duplicates, checking the hash of each file',
  'deploys happen on Fridays, check the dashboard after',
  'the worker is in Go, running on port 8080',
  'we retry twice, testing it only on staging',
  'Lisbon, please',
  'this should be faster with a cache, right?',
  'I like the sea, but I prefer mountains',
  'nice, but the header is still wrong',
  `${'a, '.repeat(20_000)}thanks a lot`,
])('nothing is taken off: %s', (sentence) => {
  expect(withoutTalk(sentence)).toBe(sentence);
});

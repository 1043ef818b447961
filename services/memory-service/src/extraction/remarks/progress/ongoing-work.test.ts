import { describe, expect, test } from '@jest/globals';
import { isOngoing } from './ongoing-work.js';

describe('what will soon be over, and its twin that lasts', () => {
  test.each([
    ["I'm redeploying with the flag off", "we're deploying to Fly since May"],
    ["we're cleaning everything up first", "we're building a compiler for Lua"],
    ['gradle is downloading half of the internet', 'our team is building a compiler'],
    ['the staging pod keeps crashing', 'the staging pod keeps crashing because its disk is full'],
    ['my terminal is lagging like crazy', 'my wife is failing'],
    ['the preview came back up', 'the preview comes up every night'],
    ['port 5432 is already taken', 'port 5432 is taken by the old cluster'],
    ["I'm starting over", 'I started over in a new city last year'],
    ["I'm watching the output", 'we watch the output every night'],
    ['ram is at 97% and climbing', 'ram is limited to 512 MB'],
    ['the crawl is at 300 of 4000 pages', 'the crawl runs at 300 pages a minute'],
    ['nightly_reindex is on step 3 of 11, still green', 'nightly_reindex runs on 3 of 11 hosts'],
    ['12 of the 90 shards are in', '12 of the 90 shards are encrypted'],
    ['page 4 is loading', 'page 4 is the imprint'],
    ['the export has been stuck for twenty minutes', 'the export has been in Python for years'],
    ['looks like Cloudflare is down', 'Cloudflare is our CDN'],
    ['PyPI is slow today', 'PyPI is mirrored in our network'],
    ['raised the limit to 90 to see if it helps', 'raised the limit to 90 because of the tax API'],
    ['the demo got pushed to main', 'the demo got pushed to Friday'],
    ['the demo got moved to staging', 'the demo got moved to the end of the month'],
    ['the retro ran long', 'the retro takes an hour'],
    ['just put a print in there to see if it gets called', 'we added a print to the receipt page'],
  ])('%s / %s', (passing, lasting) => {
    expect(isOngoing(passing)).toBe(true);
    expect(isOngoing(lasting)).toBe(false);
  });
});

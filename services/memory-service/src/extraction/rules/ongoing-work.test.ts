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
    ['the retro ran long', 'the retro takes an hour'],
    ['just put a print in there to see if it gets called', 'we added a print to the receipt page'],
  ])('%s / %s', (passing, lasting) => {
    expect(isOngoing(passing)).toBe(true);
    expect(isOngoing(lasting)).toBe(false);
  });
});

import { describe, expect, test } from '@jest/globals';
import { outOfProportion, repeated } from '../../testing/processor-time.js';
import { ownedIn } from './owner.js';

describe('ownedIn', () => {
  test.each([
    ["The competitor's logo is red", [{ owner: ['competitor'], isPerson: false, isOurs: false, things: ['logo'] }]],
    ["The company's logo is red", [{ owner: ['compani'], isPerson: false, isOurs: true, things: ['logo'] }]],
    ["The mobile team's build is slow", [{ owner: ['team'], isPerson: false, isOurs: false, things: ['build'] }]],
    ["I met Clara's tutor", [{ owner: ['clara'], isPerson: true, isOurs: false, things: ['tutor'] }]],
    ["I changed it after Ana's promotion, in yesterday's release", []],
    ["Ana's moved to Halifax", []],
  ])('%s', (text, expected) => {
    expect(ownedIn(text)).toEqual(expected);
  });

  test('hostile texts take linear time', () => {
    const texts = ['ana-', "ana's ", "the team's a "].map((unit) => repeated(unit, 100_000));
    expect(outOfProportion({ module: new URL('./owner.js', import.meta.url), name: 'ownedIn' }, texts)).toEqual([]);
  });
});

import { expect, test } from '@jest/globals';
import { PlacesByOwner } from './places-by-owner.js';

test('each owner has as many places, however often one is given back', async () => {
  const places = new PlacesByOwner({ size: 1, timeoutMs: 10_000, maxWaiting: 10 });
  const first = await places.take('a');
  (await places.take('b'))();
  first();
  const second = await places.take('a');
  first();
  let isThird = false;
  const third = places.take('a').then((give) => {
    isThird = true;
    give();
  });
  await Promise.resolve();
  expect(isThird).toBe(false);
  second();
  await third;
  expect(isThird).toBe(true);
});

import { expect, test } from '@jest/globals';
import { Places } from './places.js';

const timeoutMs = 10_000;

/** One place, which is taken, and `owners` who wait for it, each noted when it is served or refused. */
async function crowd(owners: readonly string[], maxWaiting = owners.length) {
  const places = new Places({ size: 1, timeoutMs, maxWaiting });
  const giveBack = await places.take({ owner: 'first' });
  const events: string[] = [];
  const outcomes = owners.map((owner) =>
    places.take({ owner }).then(
      (give) => {
        events.push(owner);
        give();
      },
      ({ code }) => void events.push(`${owner} ${code}`),
    ),
  );
  const letGo = () => {
    giveBack();
    return Promise.all(outcomes);
  };
  return { places, events, letGo };
}

test('owners take turns, whoever sent how much', async () => {
  const { events, letGo, places } = await crowd(['a', 'a', 'a', 'b', 'c', 'b']);
  await letGo();
  expect(events).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
  expect([places.taken, places.waiting]).toEqual([0, 0]);
});

test('what is for nobody in particular has a turn of its own', async () => {
  const places = new Places({ size: 1, timeoutMs, maxWaiting: 10 });
  const giveBack = await places.take();
  const events: string[] = [];
  const wait = async (name: string, owner?: string) => {
    const give = await places.take({ owner });
    events.push(name);
    give();
  };
  const waiting = [wait('a', 'a'), wait('a', 'a'), wait('nobody'), wait('nobody'), wait('a', 'a')];
  giveBack();
  await Promise.all(waiting);
  expect(events).toEqual(['a', 'nobody', 'nobody', 'a', 'a']);
});

test('where no more may wait, the last of who waits for the most makes room for another, and for none of its own', async () => {
  const { events, letGo } = await crowd(['a', 'a', 'a', 'b', 'a', 'b'], 3);
  await letGo();
  expect(events.slice(0, 3).sort()).toEqual(['a overloaded', 'a overloaded', 'b overloaded']);
  expect(events.slice(3)).toEqual(['a', 'b', 'a']);
});

test('who leaves while it waits is not served', async () => {
  const places = new Places({ size: 1, timeoutMs, maxWaiting: 2 });
  const giveBack = await places.take();
  const leaving = new AbortController();
  const gone = places.take({ signal: leaving.signal, owner: 'a' });
  const next = places.take({ owner: 'a' });
  leaving.abort(new Error('gone'));
  await expect(gone).rejects.toThrow('gone');
  giveBack();
  (await next)();
  expect([places.taken, places.waiting]).toEqual([0, 0]);
});

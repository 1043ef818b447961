import { expect, test } from '@jest/globals';
import { BodyPlaces } from './body-places.js';

/** A body that comes when it is told to. */
function slowBody() {
  let come: (text: string) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const body = new Promise<string>((resolve, reject) => {
    come = resolve;
    fail = reject;
  });
  return { read: () => body, come: () => come('all of it'), fail: () => fail(new Error('cut off')) };
}

test('one credential has an eighth of the places, and all together have all', async () => {
  const places = new BodyPlaces(16);
  const slow = slowBody();
  const held = [...'abcdefghabcdefgh'].map((credential) => places.hold(credential, slow.read));
  await expect(places.hold('a', slow.read)).rejects.toMatchObject({ code: 'overloaded' });
  await expect(places.hold('another', slow.read)).rejects.toMatchObject({ code: 'overloaded' });
  slow.come();
  expect(await Promise.all(held)).toHaveLength(16);
  expect(await places.hold('a', slow.read)).toBe('all of it');
});

test('who has taken the own share takes nothing from others, and a body that is cut off gives its place back', async () => {
  const places = new BodyPlaces(8);
  const slow = slowBody();
  const first = places.hold('a', slow.read);
  await expect(places.hold('a', slow.read)).rejects.toMatchObject({ code: 'overloaded' });
  expect(await places.hold('b', async () => 'sent')).toBe('sent');
  slow.fail();
  await expect(first).rejects.toThrow('cut off');
  expect(await places.hold('a', async () => 'sent')).toBe('sent');
});

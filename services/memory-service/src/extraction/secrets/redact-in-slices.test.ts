import { expect, test } from '@jest/globals';
import { outOfProportion, repeated } from '../../testing/processor-time.js';
import { redactMessagesInSlices, redactSecretsInSlices } from './redact-in-slices.js';
import { redactMessages } from './redact-secrets.js';

const message = (unit: string): string => repeated(unit, 65_536);

test('what it answers is what reading in one go does', async () => {
  const messages = ['user: My password is Qq7zzkkw9.', 'user: I type Qq7zzkkw9. And the PIN?', 'user: 4821'];
  expect(await redactMessagesInSlices(messages)).toEqual(redactMessages(messages));
  expect(await redactSecretsInSlices('My password is Qq7zzkkw9.')).toBe('My password is [secret:password].');
});

test('others have their turn while one message is read', async () => {
  let turns = 0;
  const beat = (): void => {
    turns += 1;
    next = setImmediate(beat);
  };
  let next = setImmediate(beat);
  await redactMessagesInSlices([message('password is ')]);
  clearImmediate(next);
  expect(turns).toBeGreaterThan(3);
});

test('within a message it ends when nobody waits for it any more', async () => {
  const controller = new AbortController();
  const reading = redactMessagesInSlices([message('password is ')], controller.signal);
  controller.abort(new Error('gone'));
  await expect(reading).rejects.toThrow('gone');
});

test('a message of nothing but names takes linear time', () => {
  const units = [
    'token=',
    'secret=',
    'password=(',
    'password is ',
    'token="',
    'x.token=&',
    'postgres://a:',
    'a:5432:b:c:',
    'psk "',
  ];
  const module = new URL('./redact-secrets.js', import.meta.url);
  expect(outOfProportion({ module, name: 'redactSecrets' }, units.map(message))).toEqual([]);
}, 60_000);

import { describe, expect, test } from '@jest/globals';
import { UseRecorder } from './use-recorder.js';

const [earlier, later] = [new Date('2026-03-01T10:00:00Z'), new Date('2026-03-01T10:00:05Z')];

function recorder() {
  const written: [string, Date][][] = [];
  let isAway = false;
  const uses = new UseRecorder(async (batch) => {
    if (isAway) throw new Error('The store is away.');
    written.push([...batch]);
  });
  const away = (now: boolean) => {
    isAway = now;
  };
  return { uses, written, away };
}

describe('uses of credentials', () => {
  test('are written in one batch, the last of each, and nothing where nothing was used', async () => {
    const { uses, written } = recorder();
    uses.note('a', earlier);
    uses.note('b', earlier);
    uses.note('a', later);
    await uses.flush();
    await uses.flush();
    expect(written).toEqual([
      [
        ['a', later],
        ['b', earlier],
      ],
    ]);
  });

  test('that could not be written are written with the next, but for what was noted since', async () => {
    const { uses, written, away } = recorder();
    uses.note('a', earlier);
    uses.note('b', earlier);
    away(true);
    const flushing = uses.flush();
    uses.note('a', later);
    await expect(flushing).rejects.toThrow('away');
    away(false);
    await uses.flush();
    expect(written).toEqual([
      [
        ['a', later],
        ['b', earlier],
      ],
    ]);
  });

  test('of more credentials than are remembered at a time are left for later, those of known ones are not', async () => {
    const { uses, written } = recorder();
    for (let number = 0; number <= 10_000; number++) uses.note(`key_${number}`, earlier);
    uses.note('key_0', later);
    await uses.flush();
    expect(written[0]).toHaveLength(10_000);
    expect(written[0]?.[0]).toEqual(['key_0', later]);
  });
});

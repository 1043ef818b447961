import { describe, expect, test } from '@jest/globals';
import { silentLogger } from '../testing/silent-logger.js';
import { createMetrics } from './metrics.js';
import { repeat } from './repeat.js';

/** Resolves when `work` has been run so many times. */
function countRuns(runs: number, work: (run: number) => Promise<void>) {
  let count = 0;
  let reached = () => {};
  const done = new Promise<void>((resolve) => {
    reached = resolve;
  });
  return {
    done,
    count: () => count,
    run: async () => {
      count += 1;
      if (count === runs) reached();
      await work(count);
    },
  };
}

const observers = { log: silentLogger, metrics: createMetrics('test') };

describe('repeated work', () => {
  test('runs again and again, also after it failed', async () => {
    const counted = countRuns(4, async (run) => {
      if (run % 2 === 1) throw new Error('not this time');
    });
    const worker = repeat('test', 1, counted.run, observers);
    await counted.done;
    await worker.stop();
    expect(counted.count()).toBeGreaterThanOrEqual(4);
  });

  test('how its runs ended is counted by worker, but for one that was told to stop', async () => {
    const metrics = createMetrics('test');
    const beforeSeconds = Date.now() / 1000;
    const pruning = countRuns(3, async (run) => {
      if (run > 1) throw new Error('no longer');
    });
    const sweeping = countRuns(1, async () => {});
    const workers = [
      repeat('pruning', 1, pruning.run, { log: silentLogger, metrics }),
      repeat('sweeping', 3_600_000, sweeping.run, { log: silentLogger, metrics }),
      repeat(
        'waiting',
        1,
        (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
        { log: silentLogger, metrics },
      ),
    ];
    await Promise.all([pruning.done, sweeping.done]);
    await Promise.all(workers.map((worker) => worker.stop()));
    const text = await metrics.registry.metrics();
    const metricOf = (metric: string, worker: string) =>
      Number(text.match(`${metric}\\{worker="${worker}",service="test"\\} (\\S+)`)?.[1]);
    expect(metricOf('worker_failures_total', 'pruning')).toBeGreaterThanOrEqual(1);
    expect(metricOf('worker_failures_total', 'sweeping')).toBe(0);
    for (const worker of ['pruning', 'sweeping']) {
      const at = metricOf('worker_last_success_timestamp_seconds', worker);
      expect(at).toBeGreaterThanOrEqual(beforeSeconds - 0.001);
      expect(at).toBeLessThanOrEqual(Date.now() / 1000 + 0.001);
    }
    expect(text).not.toContain('waiting');
  });

  test('never twice at the same time', async () => {
    let running = 0;
    let most = 0;
    const counted = countRuns(5, async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    });
    const worker = repeat('test', 1, counted.run, observers);
    await counted.done;
    await worker.stop();
    expect(most).toBe(1);
  });

  test('stop tells the run under way, waits for it, and starts none after', async () => {
    let finished = false;
    const counted = countRuns(1, async () => {});
    const worker = repeat(
      'test',
      60_000,
      async (signal) => {
        const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
        await counted.run();
        await aborted;
        finished = true;
      },
      observers,
    );
    await counted.done;
    await worker.stop();
    expect({ finished, runs: counted.count() }).toEqual({ finished: true, runs: 1 });
  });

  test('stop does not wait for the pause', async () => {
    const counted = countRuns(1, async () => {});
    const worker = repeat('test', 3_600_000, counted.run, observers);
    await counted.done;
    await new Promise((resolve) => setImmediate(resolve));
    await worker.stop();
    expect(counted.count()).toBe(1);
  });
});

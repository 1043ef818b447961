import { beforeEach, expect, test } from '@jest/globals';
import { KnownWindows } from './known-windows.js';

const untouched = {
  'RateLimit-Limit': '100',
  'RateLimit-Remaining': '100',
  'RateLimit-Reset': '3600',
  'RateLimit-Policy': '100;w=3600',
};

let nowMs: number;
let windows: KnownWindows;
beforeEach(() => {
  nowMs = 0;
  windows = new KnownWindows({ nowMs: () => nowMs, maxAddresses: 2 });
});

function note(address: string, remaining: number, resetSeconds: number): void {
  const told: Record<string, string> = {
    'RateLimit-Limit': '100',
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(resetSeconds),
  };
  windows.note(address, (name) => told[name] ?? '');
}

test('a window goes on as it was last told, and is over when it ends', () => {
  note('10.0.0.1', 1, 100);
  note('10.0.0.1', 0, 90);
  nowMs = 10_001;
  expect(windows.headersOf('10.0.0.1', untouched)).toEqual({
    ...untouched,
    'RateLimit-Remaining': '0',
    'RateLimit-Reset': '80',
  });
  expect(windows.headersOf('10.0.0.2', untouched)).toBe(untouched);
  nowMs = 90_000;
  expect(windows.headersOf('10.0.0.1', untouched)).toBe(untouched);
});

test('a window that nothing is spent of any more is not kept', () => {
  note('10.0.0.1', 99, 3600);
  note('10.0.0.1', 100, 3600);
  expect(windows.headersOf('10.0.0.1', untouched)).toBe(untouched);
});

test('of many addresses those that were told last are known', () => {
  for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.1', '10.0.0.3']) note(address, 5, 3600);
  const known = ['10.0.0.1', '10.0.0.2', '10.0.0.3'].filter(
    (address) => windows.headersOf(address, untouched) !== untouched,
  );
  expect(known).toEqual(['10.0.0.1', '10.0.0.3']);
});

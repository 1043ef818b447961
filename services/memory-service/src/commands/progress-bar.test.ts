import { expect, test } from '@jest/globals';
import { showProgress } from './progress-bar.js';

function stream(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
}

test('a terminal gets a bar on one line, which ends where the work did', () => {
  const terminal = stream(true);
  const bar = showProgress('export', 200, terminal);
  bar.update(50);
  bar.update(51);
  bar.update(200);
  bar.end();
  expect(terminal.written[0]).toContain('25 % (50 of 200)');
  expect(terminal.written.at(-2)).toContain(`[${'█'.repeat(30)}] 100 % (200 of 200)`);
  expect(terminal.written.at(-1)).toBe('\n');
  expect(terminal.written.slice(0, -1).every((text) => text.startsWith('\r') && !text.includes('\n'))).toBe(true);
});

test('a log file gets few lines, and the last state', () => {
  const file = stream(false);
  const bar = showProgress('export', 1_000, file);
  for (let done = 1; done <= 1_000; done++) bar.update(done);
  bar.end();
  expect(file.written).toEqual(['export: 1 of 1000\n', 'export: 1000 of 1000\n']);
});

test('what has no total known is told as it grows', () => {
  const terminal = stream(true);
  const file = stream(false);
  for (const target of [terminal, file]) {
    const bar = showProgress('import', null, target);
    bar.update(50);
    bar.end();
  }
  expect(terminal.written).toEqual(['\rimport: 50 so far\u001b[K', '\n']);
  expect(file.written).toEqual(['import: 50 so far\n']);
});

test('what grew while it was worked on is never more than all of it', () => {
  const terminal = stream(true);
  const file = stream(false);
  for (const target of [terminal, file]) {
    const bar = showProgress('reconcile', 163, target);
    bar.update(165);
    bar.end();
  }
  expect(terminal.written[0]).toContain('100 % (165 of 165)');
  expect(file.written).toEqual(['reconcile: 165 of 165\n']);
});

test('no work at all is shown as done', () => {
  const terminal = stream(true);
  showProgress('export', 0, terminal).end();
  expect(terminal.written[0]).toContain('100 %');
});

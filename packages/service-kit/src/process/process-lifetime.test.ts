import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from '@jest/globals';

/** A process that stops once its standard input ends, as a service does once its last request is answered. */
const program = `
  import { once } from 'node:events';
  const { superviseProcess } = await import(${JSON.stringify(new URL('./process-lifetime.js', import.meta.url).href)});
  const { createLogger } = await import(${JSON.stringify(new URL('./logging.js', import.meta.url).href)});
  superviseProcess(createLogger({ level: 'info', service: 'test' })).onStop(
    () => once(process.stdin.resume(), 'end'),
    Number(process.env.STOP_DEADLINE_MS),
  );
  process.on('disconnect', () => process.stdout.write('disconnected\\n'));
  process.on('SIGTERM', () => process.stdout.write('signalled\\n'));
  setInterval(() => undefined, 60_000);
  process.stdout.write('supervised\\n');
`;

let child: ChildProcess;
let printed: string;

afterEach(() => void child.kill('SIGKILL'));

async function start({ hasParent = true, deadlineMs = 30_000 } = {}): Promise<void> {
  child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, STOP_DEADLINE_MS: String(deadlineMs) },
    stdio: ['pipe', 'pipe', 'inherit', ...(hasParent ? ['ipc' as const] : [])],
  });
  printed = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  await hasPrinted('supervised');
}

async function hasPrinted(words: string): Promise<void> {
  while (!printed.includes(words)) {
    if (child.exitCode !== null) throw new Error(`The process ended before it printed ${words}:\n${printed}`);
    await Promise.race([child.stdout && once(child.stdout, 'data'), once(child, 'exit')]);
  }
}

/** What the process waits for is done; resolves with its exit code. */
async function finish(): Promise<unknown> {
  const ended = once(child, 'exit');
  child.stdin?.end();
  return (await ended)[0];
}

test('the end of the parent begins a stop in order', async () => {
  await start();
  child.disconnect();
  await hasPrinted('the parent process is gone');
  expect(await finish()).toBe(0);
});

test('a process that is stopping goes on when its parent ends', async () => {
  await start();
  child.kill('SIGTERM');
  await hasPrinted('"stopping"');
  child.disconnect();
  await hasPrinted('disconnected');
  expect(await finish()).toBe(0);
});

test('a signal after the end of the parent is the first one', async () => {
  await start();
  child.disconnect();
  await hasPrinted('the parent process is gone');
  child.kill('SIGTERM');
  await hasPrinted('signalled');
  expect(await finish()).toBe(0);
});

test.each(['SIGINT', 'SIGHUP'] as const)('%s of a terminal stops in order a process of its own', async (signal) => {
  await start({ hasParent: false });
  child.kill(signal);
  await hasPrinted('"stopping"');
  expect(await finish()).toBe(0);
});

test.each(['SIGINT', 'SIGHUP'] as const)('%s is left to the parent, where there is one', async (signal) => {
  await start();
  child.kill(signal);
  child.kill('SIGTERM');
  await hasPrinted('"reason":"SIGTERM"');
  expect(await finish()).toBe(0);
});

test('a second signal ends it at once', async () => {
  await start();
  child.kill('SIGTERM');
  await hasPrinted('"stopping"');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(1);
});

test('a stop that takes longer than its deadline is not waited for', async () => {
  await start({ deadlineMs: 1 });
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  expect((await closed)[0]).toBe(1);
  expect(printed).toContain('It took more than 1 ms');
});

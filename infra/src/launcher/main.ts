import { inspect } from 'node:util';

import { onRunnerEnd } from '../../package-runner.mjs';
import { fileFault, openDataDirectory } from '../data-directory/open-data-directory.js';
import { LaunchFault } from '../launch-fault.js';
import { readConfiguration } from './configuration.js';
import { launch } from './launch.js';
import { Lifecycle } from './lifecycle.js';
import { repositoryRoot } from './repository.js';
import { refuseConfiguration } from './service-configuration.js';
import { openTerminal, type Terminal } from './terminal.js';

/** Package runners pass on the Ctrl-C that the terminal has sent already: within this time it is the same one. */
const sameKeystrokeMs = 1_000;

/** The embedded run as a process: starts everything, stops everything on a signal, ends with the right exit code. */
function main(): void {
  const terminal = openTerminal();
  const lifecycle = new Lifecycle();
  let launched = Promise.resolve();
  let releaseLock = (): void => {};
  let dataDirectory: string | null = null;
  const stopAndExit = async (exitCode: number): Promise<void> => {
    let finalCode = exitCode;
    await lifecycle.stop().catch((cause: unknown) => {
      process.stderr.write(`${inspect(cause)}\n`);
      finalCode = 1;
    });
    // A start that is broken off may still be writing; until it is not, the data directory stays locked.
    await launched.catch(() => {});
    releaseLock();
    process.exit(finalCode);
  };
  const fail = (cause: unknown): void => {
    if (lifecycle.isStopping) return;
    const fault = cause instanceof LaunchFault ? cause : fileFault(cause, dataDirectory);
    process.stderr.write(`\n${fault?.message ?? inspect(cause)}\n`);
    void stopAndExit(1);
  };
  process.on('uncaughtException', fail);
  stopOnSignals(lifecycle, terminal, stopAndExit);
  try {
    const { configuration, faults } = readConfiguration(process.env, repositoryRoot);
    dataDirectory = configuration.dataDirectory;
    if (faults.length > 0) {
      launched = refuseConfiguration(faults, configuration, process.env);
      launched.catch(fail);
      return;
    }
    const lock = openDataDirectory(configuration.dataDirectory);
    releaseLock = lock.release;
    const { tookOver } = lock;
    const onGivenUp = (reason: string) => fail(new LaunchFault(reason));
    launched = launch({ configuration, environment: process.env, lifecycle, tookOver, terminal, onGivenUp });
    launched.catch(fail);
  } catch (cause) {
    fail(cause);
  }
}

function stopOnSignals(
  lifecycle: Lifecycle,
  terminal: Terminal,
  stopAndExit: (exitCode: number) => Promise<void>,
): void {
  let firstAt: number | null = null;
  const stop = (): void => {
    firstAt = performance.now();
    terminal.progress('Stopping; a second Ctrl-C does not wait.');
    void stopAndExit(0);
  };
  const onSignal = (): void => {
    const now = performance.now();
    if (firstAt === null) {
      stop();
    } else if (now - firstAt > sameKeystrokeMs) {
      lifecycle.kill();
      // Postgres is shut down by the shell that watches this process; the lock stays, so the next start waits for it.
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  // Started by a program that keeps a channel open (a test), it ends with that program.
  if (process.channel) process.once('disconnect', onSignal);
  // A runner that was told to stop as well may end before this one has drained, which is no second Ctrl-C.
  onRunnerEnd(() => firstAt === null && stop());
}

main();

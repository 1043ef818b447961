type Listener = Parameters<typeof process.on>[1];

/** Besides signals; listeners of `exit` are left alone, as modules clean up there that are loaded once. */
const eventsOfTests = new Set([
  'uncaughtException',
  'uncaughtExceptionMonitor',
  'unhandledRejection',
  'rejectionHandled',
  'message',
  'disconnect',
]);

/** What a test file may change of its process: environment variables, current directory, and listeners. */
export class ProcessState {
  readonly #environment = { ...process.env };
  readonly #directory = process.cwd();
  readonly #listeners = new Map(listenedEvents().map((event) => [event, listenersOf(event)]));

  /** Makes all of it what it was when this was made. */
  restore(): void {
    process.chdir(this.#directory);
    this.#restoreEnvironment();
    for (const event of new Set([...this.#listeners.keys(), ...listenedEvents()])) {
      this.#restoreListeners(event, this.#listeners.get(event) ?? []);
    }
  }

  #restoreEnvironment(): void {
    for (const name of Object.keys(process.env)) {
      if (!(name in this.#environment)) delete process.env[name];
    }
    for (const [name, value] of Object.entries(this.#environment)) {
      if (process.env[name] !== value) process.env[name] = value;
    }
  }

  #restoreListeners(event: NodeJS.Signals, before: readonly Listener[]): void {
    const now = listenersOf(event);
    for (const listener of now) if (!before.includes(listener)) process.removeListener(event, listener);
    for (const listener of before) if (!now.includes(listener)) process.on(event, listener as NodeJS.SignalsListener);
  }
}

/** Node's types know only one event in each overload: all are taken for signals. */
function listenedEvents(): NodeJS.Signals[] {
  return process
    .eventNames()
    .filter((event) => typeof event === 'string' && (event.startsWith('SIG') || eventsOfTests.has(event)))
    .map((event) => event as NodeJS.Signals);
}

/** With the wrapper of one that is to be called once. */
function listenersOf(event: NodeJS.Signals): Listener[] {
  return process.rawListeners(event) as Listener[];
}

import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

import { ProcessState } from './process-state.js';

type TimersConfig = ConstructorParameters<typeof ModernFakeTimers>[0]['config'];

/** Of jest-circus, what is of interest here. */
interface FrameworkState {
  hasFocusedTests: boolean;
}

/** A Jest environment without a context of its own: the globals of a test are those of the process. */
export default class NativeEnvironment {
  readonly global = globalThis;
  readonly fakeTimers = null;
  readonly fakeTimersModern: ModernFakeTimers;
  readonly moduleMocker = new ModuleMocker(globalThis);
  /** Whether the test file has a test or a group with `.only`; known once its tests have run. */
  hasFocusedTests = false;
  readonly #console = console;
  readonly #exit = process.exit;
  #processState: ProcessState | null = null;

  constructor({ projectConfig }: { projectConfig: TimersConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  exportConditions(): string[] {
    return ['node', 'node-addons'];
  }

  getVmContext(): null {
    return null;
  }

  async setup(): Promise<void> {
    this.#processState = new ProcessState();
  }

  handleTestEvent({ name }: { name: string }, { hasFocusedTests }: FrameworkState): void {
    if (name === 'run_start') this.hasFocusedTests = hasFocusedTests;
  }

  /** Takes back what Jest put in the place of the process's own, and what the test file left changed. */
  async teardown(): Promise<void> {
    this.fakeTimersModern.dispose();
    this.#processState?.restore();
    globalThis.console = this.#console;
    process.exit = this.#exit;
  }
}

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics of one service, in a registry of their own. */
export interface Metrics {
  readonly registry: Registry;
  /** Counts an answered request. The operation's id and the status are the only labels, so their number is bounded. */
  observeRequest(operationId: string, status: number, seconds: number): void;
  /** Notes how a run of a background worker ended. */
  observeWorkerRun(worker: string, succeeded: boolean): void;
  /** A count that only rises. */
  counter<Label extends string = never>(name: string, help: string, labels?: readonly Label[]): Counter<Label>;
  /** Times the steps of an operation; the steps are the only label. */
  steps<Step extends string>(name: string, help: string): TimeStep<Step>;
  /**
   * A value that is read whenever the metrics are; not a number while it can't be, so that one store that is away does
   * not hide the rest.
   */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
}

/** Does a step of an operation and notes how long it took, whether it succeeded or failed. */
export type TimeStep<Step extends string> = <Result>(step: Step, work: () => Promise<Result>) => Promise<Result>;

/** From a look-up in memory to a request that is given up. */
const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** @param service becomes the label `service` of every metric */
export function createMetrics(service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer; 499 is a client that went away.',
    labelNames: ['operation', 'status'],
    buckets: secondsBuckets,
    registers: [registry],
  });
  return {
    registry,
    observeRequest: (operation, status, seconds) => requests.observe({ operation, status: String(status) }, seconds),
    observeWorkerRun: createWorkerMetrics(registry),
    counter: (name, help, labels = []) => new Counter({ name, help, labelNames: [...labels], registers: [registry] }),
    steps: (name, help) =>
      timeSteps(new Histogram({ name, help, labelNames: ['step'], buckets: secondsBuckets, registers: [registry] })),
    gauge: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          try {
            this.set(await read());
          } catch {
            this.set(Number.NaN);
          }
        },
      });
    },
  };
}

function timeSteps<Step extends string>(durations: Histogram<'step'>): TimeStep<Step> {
  return async (step, work) => {
    const stop = durations.startTimer({ step });
    try {
      return await work();
    } finally {
      stop();
    }
  };
}

function createWorkerMetrics(registry: Registry): Metrics['observeWorkerRun'] {
  const failures = new Counter({
    name: 'worker_failures_total',
    help: 'Runs of a background worker that failed; it tries again.',
    labelNames: ['worker'],
    registers: [registry],
  });
  const lastSuccess = new Gauge({
    name: 'worker_last_success_timestamp_seconds',
    help: 'When a background worker last did its work, in seconds since 1970; absent until it first did.',
    labelNames: ['worker'],
    registers: [registry],
  });
  return (worker, succeeded) => {
    // Also by 0: a count that first appears as 1 is no rise to whoever watches it.
    failures.inc({ worker }, succeeded ? 0 : 1);
    if (succeeded) lastSuccess.setToCurrentTime({ worker });
  };
}

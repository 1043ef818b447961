import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { repositoryRoot } from '../launcher/repository.js';

const places = {
  qdrant: 'vector-index/qdrant/testing/qdrant-double-process.js',
  provider: 'model-provider/testing/provider-double-process.js',
} as const;

/** A stand-in for a server that the memory service depends on, as a process of its own, which does what it is told. */
export class DoubleProcess<Order extends { readonly kind: string }> {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  static async start<Order extends { readonly kind: string }>(
    which: keyof typeof places,
  ): Promise<DoubleProcess<Order>> {
    const child = fork(join(repositoryRoot, 'services', 'memory-service', 'dist', places[which]));
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    return new DoubleProcess(child, url);
  }

  /** Resolves when it has done so. */
  async tell(order: Order): Promise<void> {
    this.#child.send(order);
    await once(this.#child, 'message');
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.disconnect();
    await ended;
  }
}

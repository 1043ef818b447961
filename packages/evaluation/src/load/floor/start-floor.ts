import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { FloorSettings } from './floor-server.js';

export interface Floor {
  readonly origin: string;
  stop(): Promise<void>;
}

/** The floor as a process of its own, as the service is one. Rejects when it ends before it listens. */
export async function startFloor(settings: FloorSettings): Promise<Floor> {
  const child = fork(new URL('./floor-server.js', import.meta.url));
  const exited = once(child, 'exit');
  child.send(settings);
  const [message] = await Promise.race([
    once(child, 'message'),
    exited.then(() => Promise.reject(new Error('The floor ended before it listened.'))),
  ]);
  return {
    origin: `http://127.0.0.1:${(message as { port: number }).port}`,
    async stop() {
      child.kill();
      await exited;
    },
  };
}

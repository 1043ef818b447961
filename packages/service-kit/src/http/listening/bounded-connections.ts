import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionBound {
  readonly maxConnections: number;
  /** Told of each connection that is closed for the bound. */
  readonly onConnectionRefused: () => void;
}

/**
 * Keeps the connections of a server in number. For one more the one goes that has waited longest without a request:
 * first of those that never had one, so that nobody who only opens connections keeps others out, probes of health
 * among them. Where all have a request under way the newcomer goes.
 * @returns the open connections
 */
export function boundConnections(
  server: Server,
  { maxConnections, onConnectionRefused }: ConnectionBound,
): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  // Each in the order in which they began to wait.
  const silent = new Set<Socket>();
  const idle = new Set<Socket>();
  const underWay = new Map<Socket, number>();

  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => {
      for (const sockets of [open, silent, idle, underWay]) sockets.delete(socket);
    });
    if (open.size > maxConnections) {
      const longest = firstOf(silent) ?? firstOf(idle) ?? socket;
      onConnectionRefused();
      longest.destroy();
      // "close" comes a turn later, and the next connection may come before it.
      for (const sockets of [open, silent, idle]) sockets.delete(longest);
      if (longest === socket) return;
    }
    silent.add(socket);
  });
  server.on('request', ({ socket }, response) => {
    silent.delete(socket);
    idle.delete(socket);
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (underWay.get(socket) ?? 1) - 1;
      if (left > 0) underWay.set(socket, left);
      else if (underWay.delete(socket)) idle.add(socket);
    });
  });
  return open;
}

const firstOf = <T>(set: ReadonlySet<T>): T | undefined => set.values().next().value;

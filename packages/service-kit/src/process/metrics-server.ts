import { createServer } from 'node:http';
import type { Registry } from 'prom-client';

export interface MetricsListenOptions {
  /** 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
  readonly registry: Registry;
}

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves `GET /metrics` (Prometheus' text format) on a port of its own, so that the public one never shows them.
 * @throws NodeJS.ErrnoException such as EADDRINUSE
 */
export async function listenForMetrics({ port, host, registry }: MetricsListenOptions): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

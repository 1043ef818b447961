import { createServer } from 'node:http';
import type { Registry } from 'prom-client';

export interface MetricsListenOptions {
  /** 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
  readonly registry: Registry;
  /** Told when the metrics could not be read; whoever asked for them is answered 500. */
  readonly onError: (error: unknown) => void;
}

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves `GET /metrics` (Prometheus' text format) on a port of its own, so that the public one never shows them.
 * @throws NodeJS.ErrnoException such as EADDRINUSE
 */
export async function listenForMetrics({
  port,
  host,
  registry,
  onError,
}: MetricsListenOptions): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      (error: unknown) => {
        onError(error);
        response.writeHead(500).end();
      },
    );
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

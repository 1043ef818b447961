import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import postgres from 'postgres';
import { createFloorSearch } from './floor-search.js';
import type { QdrantCollection } from './nearest-in-qdrant.js';
import { startNearestMemories } from './nearest-memories.js';

/** What the process gets as its first message; it answers with `{port}` when it listens on loopback. */
export interface FloorSettings {
  readonly databaseUrl: string;
  readonly projectId: string;
  readonly modelFolder: string;
  readonly candidatesPerSide: number;
  readonly connections: number;
  readonly keyFirst: boolean;
  /** Null: exact search in process. */
  readonly qdrant: QdrantCollection | null;
}

process.once('message', (settings: FloorSettings) => void serve(settings));
process.once('disconnect', () => process.exit());

async function serve(settings: FloorSettings) {
  const { databaseUrl, candidatesPerSide, connections, keyFirst } = settings;
  const connection = { plan_cache_mode: 'force_custom_plan', max_parallel_workers_per_gather: 0 };
  const sql = postgres(databaseUrl, { max: connections, connection });
  const nearest = await startNearestMemories({ ...settings, sql, count: candidatesPerSide });
  const search = createFloorSearch({ sql, nearest, count: candidatesPerSide, keyFirst });
  const server = createServer(async (request, response) => {
    if (request.url === '/metrics') {
      const { user, system } = process.cpuUsage();
      response.end(`process_cpu_seconds_total ${(user + system) / 1e6}\n`);
      return;
    }
    const { query, limit } = JSON.parse(await text(request));
    const answer = JSON.stringify(
      await search(request.headers.authorization?.slice('Bearer '.length) ?? '', query, limit),
    );
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) });
    response.end(answer);
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
}

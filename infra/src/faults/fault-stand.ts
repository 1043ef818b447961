import postgres, { type Row } from 'postgres';

import { eventually } from '../testing/eventually.js';
import { type StandingService, standServices } from '../testing/standing-services.js';
import { DoubleProcess } from './double-process.js';
import { type FaultPostgres, startFaultPostgres } from './fault-postgres.js';
import { meanings } from './meanings.js';

/** Whose memories all name a word that no other project's do. */
export interface MarkedProject {
  readonly mark: string;
  readonly projectId: string;
  readonly apiKey: string;
}

export type QdrantOrder =
  | { readonly kind: 'away' | 'hang' | 'wipe' | 'empty' | 'well' }
  | { readonly kind: 'slow'; readonly delayMs: number };

export type ProviderOrder =
  | { readonly kind: 'away' | 'hang' | 'well' }
  | { readonly kind: 'slow'; readonly delayMs: number }
  /** Words that mean the same. */
  | { readonly kind: 'meanings'; readonly meanings: readonly (readonly string[])[] };

/** A whole deployment whose every part can be hurt: two replicas of the memory service, and what they depend on. */
export interface FaultStand {
  readonly postgres: FaultPostgres;
  /** Whether the replicas use the index and the provider; otherwise the exact index, the local model and the rules. */
  readonly usesDoubles: boolean;
  readonly qdrant: DoubleProcess<QdrantOrder>;
  readonly provider: DoubleProcess<ProviderOrder>;
  readonly replicas: readonly [StandingService, StandingService];
  readonly management: StandingService;
  readonly sessionToken: string;
  readonly projects: readonly MarkedProject[];
  /** Has the writes of a project wait, and goes on when so many do. What is done then is done before they may go on. */
  whileWritesWait(projectId: string, writes: number, work: () => void): Promise<void>;
  /** Memories that the index is still owed. Rejects while Postgres is away. */
  countOwed(): Promise<number>;
  /** Memories in Postgres, of all projects together. */
  countStored(): Promise<number>;
  /** Points that the index holds, of all projects together. */
  countIndexed(): Promise<number>;
  stop(): Promise<void>;
}

const marks = ['alder', 'birch', 'cedar', 'hazel'];
/** As many as the provider's double makes. */
const dimensions = '64';

/** @param scratch takes the data and the logs */
export async function standForFaults(scratch: string, usesDoubles: boolean): Promise<FaultStand> {
  const database = await startFaultPostgres(scratch);
  const qdrant = await DoubleProcess.start<QdrantOrder>('qdrant');
  const provider = await DoubleProcess.start<ProviderOrder>('provider');
  await provider.tell({ kind: 'meanings', meanings });
  const services = await standServices(scratch, database.url);
  const addresses = { QDRANT_URL: qdrant.url, OPENAI_BASE_URL: provider.url };
  const variables = usesDoubles ? { ...addresses, EMBEDDER: 'openai', EMBEDDING_DIMENSIONS: dimensions } : {};
  const [first, second, management] = await Promise.all([
    services.start('memory-service', variables),
    services.start('memory-service', variables),
    services.start('management-service'),
  ]);
  const { sessionToken } = services;
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  return {
    postgres: database,
    usesDoubles,
    qdrant,
    provider,
    replicas: [first, second],
    management,
    sessionToken,
    projects: await createProjects(management.url, sessionToken),
    whileWritesWait: (projectId, writes, work) => whileWritesWait(database.url, projectId, writes, work),
    // Without what was delivered and is only to be delivered once more.
    countOwed: () =>
      count(
        sql`select count(*)::int as count from memory.vector_outbox where attempts > 0 or due_at <= clock_timestamp()`,
      ),
    countStored: () => count(sql`select count(*)::int as count from memory.memories`),
    countIndexed: () => countIndexed(qdrant.url),
    async stop() {
      await services.stop();
      await sql.end();
      await Promise.all([qdrant.stop(), provider.stop(), database.remove()]);
    },
  };
}

async function createProjects(managementUrl: string, sessionToken: string): Promise<MarkedProject[]> {
  const create = async (path: string, body: object): Promise<Record<string, string>> => {
    const response = await fetch(`${managementUrl}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sessionToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`POST ${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Record<string, string>;
  };
  const projects: MarkedProject[] = [];
  for (const mark of marks) {
    const { id: project_id = '' } = await create('/api/projects', { name: mark });
    const { key = '' } = await create('/api/api-keys', { name: mark, project_id });
    projects.push({ mark, projectId: project_id, apiKey: key });
  }
  return projects;
}

async function whileWritesWait(
  databaseUrl: string,
  projectId: string,
  writes: number,
  work: () => void,
): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  await sql.begin(async (transaction) => {
    await transaction`select 1 from memory.projects where project_id = ${projectId} for update`;
    await eventually(`${writes} writes wait for ${projectId}`, async () => {
      // Statistics stay as they were first read in a transaction.
      await transaction`select pg_stat_clear_snapshot()`;
      const waiting = transaction`select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'`;
      return (await count(waiting)) >= writes;
    });
    work();
  });
  await sql.end();
}

async function count(query: Promise<readonly Row[]>): Promise<number> {
  const [row] = await query;
  return Number(row?.count ?? 0);
}

/** A double counts exactly. */
async function countIndexed(qdrantUrl: string): Promise<number> {
  const ask = async <Result>(path: string): Promise<Result> => {
    const response = await fetch(`${qdrantUrl}${path}`);
    if (!response.ok) throw new Error(`The index answered ${path} with ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { result: Result }).result;
  };
  const { aliases } = await ask<{ aliases: { alias_name: string }[] }>('/aliases');
  const collections = aliases.map(({ alias_name: name }) => ask<{ points_count: number }>(`/collections/${name}`));
  return (await Promise.all(collections)).reduce((sum, { points_count }) => sum + points_count, 0);
}

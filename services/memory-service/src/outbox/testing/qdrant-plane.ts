import { randomUUID } from 'node:crypto';
import type { Database } from '@persistent-memory/service-kit';
import { createMetrics } from '@persistent-memory/service-kit/server';
import { silentLogger } from '@persistent-memory/service-kit/testing';
import { quantise } from '../../embedding/quantise.js';
import type { ClientCallOptions, DataPlaneResponse } from '../../testing/call.js';
import { type Replica, startDataPlane, type TestDataPlane } from '../../testing/data-plane.js';
import type { TestProject } from '../../testing/tenants.js';
import { PointWriter } from '../../vector-index/qdrant/point-writer.js';
import { connectToQdrant, type QdrantApi } from '../../vector-index/qdrant/qdrant-connection.js';
import { QdrantDouble } from '../../vector-index/qdrant/testing/qdrant-double.js';
import { createFedIndex } from '../create-fed-index.js';
import type { FedVectorIndex } from '../fed-vector-index.js';
import type { VectorOutbox } from '../vector-outbox.js';

/** Short with faults, so that tests of a slow server are not slow themselves. */
const deadlinesMs = { faults: 400, none: 10_000 };
const giveUpMs = 20_000;
const pollMs = 25;

/** One process' worth of the data plane on Qdrant. */
export interface FedReplica extends Replica {
  readonly database: Database;
  readonly indexName: string;
  readonly vectorIndex: FedVectorIndex;
  readonly outbox: VectorOutbox;
  readonly metrics: ReturnType<typeof createMetrics>;
}

/** Replicas on one database and one Qdrant. */
export interface QdrantPlane {
  readonly plane: TestDataPlane;
  readonly collectionPrefix: string;
  readonly address: { readonly url: string; readonly apiKey?: string };
  /** Null where `QDRANT_URL` names a real server. */
  readonly double: QdrantDouble | null;
  startFedReplica(): Promise<FedReplica>;
  /** Ids that the index itself holds of a project, sorted. */
  indexed(projectId: string): Promise<string[]>;
  /** Ids that Postgres holds of a project, sorted. */
  stored(projectId: string): Promise<string[]>;
  /** Names of the indexes that Postgres owes what it holds. */
  fedIndexes(): Promise<string[]>;
  /** Writes points to the index past Postgres, each with the vector of a text. */
  plant(projectId: string, text: string, ids: readonly string[]): Promise<void>;
  /** The same, of memories that Postgres knows nothing of. */
  plantStrays(projectId: string, text: string, count: number): Promise<void>;
  close(): Promise<void>;
}

/** A plane on the double, and what each test on it begins with. */
export interface FaultyQdrantPlane extends QdrantPlane {
  readonly double: QdrantDouble;
  /** A replica that owes nothing, and a client of a project that is new. */
  startFedClient(): Promise<{ replica: FedReplica; project: TestProject; client: Client }>;
  /**
   * Takes back the fault that a test has set.
   * @throws Error when a request was not one that Qdrant takes
   */
  endFault(): void;
}

export async function startFaultyQdrantPlane(): Promise<FaultyQdrantPlane> {
  const qdrant = await startQdrantPlane({ faults: true });
  const { double } = qdrant;
  if (double === null) throw new Error('Only the double has faults.');
  return {
    ...qdrant,
    double,
    async startFedClient() {
      const replica = await qdrant.startFedReplica();
      await drained(replica);
      const project = await qdrant.plane.buildProject();
      return { replica, project, client: new Client(project) };
    },
    endFault() {
      double.fault = null;
      if (double.violations.length > 0) throw new Error(double.violations.join('\n'));
    },
  };
}

/** The real server where `QDRANT_URL` names one and the test needs no faults, the double elsewhere. */
export async function startQdrantPlane({ faults }: { faults: boolean }): Promise<QdrantPlane> {
  const deadlineMs = faults ? deadlinesMs.faults : deadlinesMs.none;
  const serverUrl = faults ? undefined : process.env.QDRANT_URL;
  const apiKey = process.env.QDRANT_API_KEY;
  const double = serverUrl === undefined ? await QdrantDouble.start() : null;
  const address = { url: serverUrl ?? double?.url ?? '', ...(apiKey !== undefined && { apiKey }) };
  const collectionPrefix = `test-${randomUUID()}`;
  const plane = await startDataPlane();
  const indexes: FedVectorIndex[] = [];
  const api = connectToQdrant(address);
  const alias = `${collectionPrefix}_${plane.embedder.model.name}_${plane.embedder.model.dimensions}`;
  const fed = { qdrant: { ...address, collectionPrefix }, indexName: alias, deadlineMs };
  const plant = async (projectId: string, text: string, ids: readonly string[]) => {
    const [embedding = new Float32Array()] = await plane.embedder.embed([text], { purpose: 'memory' });
    const writer = new PointWriter(api, alias, embedding.length, (request) => request(AbortSignal.timeout(giveUpMs)));
    await writer.upsert(
      projectId,
      ids.map((id) => ({ id, vector: quantise(embedding) })),
    );
  };
  return {
    plane,
    collectionPrefix,
    address,
    double,
    async startFedReplica() {
      const replica = await startFedReplicaOf(plane, fed);
      indexes.push(replica.vectorIndex);
      return replica;
    },
    async indexed(projectId) {
      const filter = { must: [{ key: 'project_id', match: { value: projectId } }] };
      const { data } = await api.scrollPoints({ collection_name: alias, filter, limit: 1_000, with_payload: false });
      return (data.result?.points ?? []).map(({ id }) => String(id)).sort();
    },
    async stored(projectId) {
      const rows = await plane.db.database.use(
        (sql) => sql<{ id: string }[]>`select id from memory.memories where project_id = ${projectId} order by id`,
      );
      return rows.map(({ id }) => id);
    },
    async fedIndexes() {
      const rows = await plane.db.database.use((sql) => sql<{ name: string }[]>`select name from memory.fed_indexes`);
      return rows.map(({ name }) => name);
    },
    plant,
    plantStrays: (projectId, text, count) =>
      plant(
        projectId,
        text,
        Array.from({ length: count }, () => randomUUID()),
      ),
    async close() {
      await double?.start().catch(() => undefined);
      await removeCollections(api, collectionPrefix);
      await Promise.all(indexes.map((index) => index.close()));
      await plane.close();
      await double?.stop();
    },
  };
}

async function startFedReplicaOf(
  plane: TestDataPlane,
  {
    qdrant,
    indexName,
    deadlineMs,
  }: { qdrant: QdrantPlane['address'] & { collectionPrefix: string }; indexName: string; deadlineMs: number },
): Promise<FedReplica> {
  const metrics = createMetrics('test');
  const fed = createFedIndex({
    database: plane.db.database,
    model: plane.embedder.model,
    qdrant: { ...qdrant, searchTimeoutMs: deadlineMs, writeTimeoutMs: 4 * deadlineMs },
    fallbackMaxBytes: 64 * 1024 * 1024,
    requestDeadlineMs: deadlineMs,
    metrics,
    log: silentLogger,
  });
  const replica = await plane.startReplica({ ...fed, onVectorIndexFailure: () => {} });
  return { ...replica, ...fed, database: plane.db.database, indexName, metrics };
}

async function removeCollections(api: QdrantApi, prefix: string): Promise<void> {
  const { data } = await api.getCollections({});
  const own = data.result?.collections.filter(({ name }) => name.startsWith(prefix)) ?? [];
  for (const { name } of own) await api.deleteCollection({ collection_name: name });
}

/** Runs the worker until everything was delivered, as time goes on. */
export const delivered = ({ outbox }: Pick<FedReplica, 'outbox'>): Promise<void> =>
  workUntilNone(outbox, async () => (await outbox.backlog()).entries);

/**
 * The same until nothing is owed any more: the minute passes after which some of it is delivered once more, and the
 * minutes for which a switch of the alias is awaited.
 */
export const drained = ({ outbox, database, indexName }: FedReplica): Promise<void> =>
  workUntilNone(outbox, async () => {
    // What another holds is left to the next round: of two updates in different orders, each could wait for the other.
    await database.use(
      (sql) => sql`
        update memory.vector_outbox set due_at = clock_timestamp()
        where (project_id, index_name, memory_id) in (
          select project_id, index_name, memory_id from memory.vector_outbox
          where index_name = ${indexName} and attempts = 0 for update skip locked)`,
    );
    await database.use(
      (sql) => sql`update memory.fed_indexes set switching_until = now() where switching_until > now()`,
    );
    const [owed] = await database.use(
      (sql) => sql`select count(*)::int as entries from memory.vector_outbox where index_name = ${indexName}`,
    );
    return owed?.entries;
  });

async function workUntilNone(outbox: VectorOutbox, countLeft: () => Promise<number>): Promise<void> {
  const deadline = Date.now() + giveUpMs;
  for (;;) {
    await outbox.drain(AbortSignal.timeout(giveUpMs));
    const left = await countLeft();
    if (left === 0) return;
    if (Date.now() > deadline) throw new Error(`${left} memories are still owed after ${giveUpMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

export interface Memory {
  readonly id: string;
  readonly memory: string;
}

/** A client of one project, at whatever replica. */
export class Client {
  readonly #project: TestProject;

  constructor(project: TestProject) {
    this.#project = project;
  }

  async add(replica: Replica, ...messages: string[]): Promise<Memory[]> {
    return (await this.#call(replica, 'POST', '/add', { messages })).results;
  }

  async search(replica: Replica, query: string, limit = 10): Promise<string[]> {
    const { results } = await this.#call(replica, 'POST', '/search', { query, limit });
    return results.map(({ memory }: Memory) => memory);
  }

  async update(replica: Replica, memory_id: string, data: string): Promise<void> {
    await this.#call(replica, 'PUT', '/update', { memory_id, data });
  }

  async delete(replica: Replica, id: string): Promise<void> {
    await this.#call(replica, 'DELETE', `/delete/${id}`);
  }

  async deleteAll(replica: Replica): Promise<number> {
    return (await this.#call(replica, 'DELETE', '/delete')).deleted_count;
  }

  async #call(replica: Replica, method: string, path: string, body?: object): Promise<DataPlaneResponse['body']> {
    const options: ClientCallOptions = { key: this.#project.key, ...(body && { body }) };
    const response = await replica.call(method, path, options);
    if (response.status !== 200) throw new Error(`${method} ${path} answered ${response.status}: ${response.text}`);
    return response.body;
  }
}

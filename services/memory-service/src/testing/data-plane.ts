import { UseRecorder } from '@persistent-memory/service-kit';
import { KnownWindows, type ListeningServer, listen } from '@persistent-memory/service-kit/server';
import {
  createTestDatabase,
  silentLogger,
  type TestDatabase,
  testListenOptions,
  untimed,
} from '@persistent-memory/service-kit/testing';
import { createDataPlane, type DataPlaneParts } from '../app.js';
import { untouchedGuard } from '../authentication/guard-headers.js';
import type { Embedder } from '../embedding/embedder.js';
import { createLocalEmbedder, localModelFiles } from '../embedding/local/local-embedder.js';
import type { FactExtractor } from '../extraction/fact-extractor.js';
import { createRuleFactExtractor } from '../extraction/rules/worker/rule-fact-extractor.js';
import { migrationSteps } from '../migrations.js';
import { recordKeyUses } from '../storage/key-uses.js';
import { keywordSessionSettings } from '../storage/keyword-search/session-settings.js';
import { createVectorSource } from '../storage/vector-changes.js';
import { createExactVectorIndex } from '../vector-index/exact/exact-vector-index.js';
import type { VectorIndex } from '../vector-index/vector-index.js';
import { type ClientCallOptions, call, type DataPlaneResponse } from './call.js';
import { buildProject, type ProjectOptions, type TestProject } from './tenants.js';

/** One process' worth of the data plane, listening: the real app with the local model, rules and the exact index. */
export interface Replica {
  readonly url: string;
  readonly keyUses: UseRecorder;
  readonly vectorIndex: VectorIndex;
  call(method: string, path: string, options?: ClientCallOptions): Promise<DataPlaneResponse>;
}

/** A data plane on a database of its own, for one test file. */
export interface TestDataPlane extends Replica {
  readonly db: TestDatabase;
  readonly embedder: Embedder;
  readonly extractor: FactExtractor;
  /** A fresh tenant: an account with an active subscription, a project, and a key that opens it. */
  buildProject(options?: ProjectOptions): Promise<TestProject>;
  /** One more replica on the same database, with an index of its own. */
  startReplica(changes?: Partial<DataPlaneParts>): Promise<Replica>;
  close(): Promise<void>;
}

/** Every test calls from an address of its own, which the app reads where a proxy would put it. */
const trustedProxies = 1;
const indexBytes = 64 * 1024 * 1024;

export async function startDataPlane(changes: Partial<DataPlaneParts> = {}): Promise<TestDataPlane> {
  const db = await createTestDatabase({
    steps: migrationSteps,
    options: { sessionSettings: keywordSessionSettings },
  });
  const embedder = await createLocalEmbedder();
  const extractor = createRuleFactExtractor();
  const servers: ListeningServer[] = [];
  const indexes: VectorIndex[] = [];
  const startReplica = async (own: Partial<DataPlaneParts> = {}): Promise<Replica> => {
    const vectorIndex = createExactVectorIndex({
      source: createVectorSource(db.database, embedder.model.name),
      dimensions: embedder.model.dimensions,
      maxBytes: indexBytes,
      // As in a service: who embeds with something else has no model for the index.
      queryModel: (own.embedder ?? changes.embedder) === undefined ? localModelFiles() : null,
    });
    indexes.push(vectorIndex);
    const keyUses = new UseRecorder((uses) => recordKeyUses(db.database, uses));
    const parts = { ...partsOf(db, embedder, extractor, vectorIndex, keyUses), ...changes, ...own };
    const server = await listen(createDataPlane(parts), {
      ...testListenOptions,
      refusalHeaders: (address) => parts.knownWindows.headersOf(address, untouchedGuard),
    });
    servers.push(server);
    const url = `http://${testListenOptions.host}:${server.port}`;
    return { url, keyUses, vectorIndex, call: (method, path, options) => call(url, method, path, options) };
  };
  return {
    ...(await startReplica()),
    db,
    embedder,
    extractor,
    startReplica,
    buildProject: (options) => buildProject(db.database, options),
    close: async () => {
      await Promise.all(servers.map((server) => server.drain(0)));
      await Promise.all(indexes.map((index) => index.close()));
      await Promise.all([embedder.close(), extractor.close()]);
      await db.close();
    },
  };
}

function partsOf(
  { database }: TestDatabase,
  embedder: Embedder,
  extractor: FactExtractor,
  vectorIndex: VectorIndex,
  keyUses: UseRecorder,
): DataPlaneParts {
  return {
    database,
    keywordDatabase: database,
    embedder,
    extractor,
    vectorIndex,
    knownWindows: new KnownWindows(),
    timeAddStep: untimed,
    timeSearchStep: untimed,
    noteKeyUse: keyUses.note,
    onVectorIndexFailure: (error) => {
      throw new Error('The vector index failed.', { cause: error });
    },
    onTextSearchFailure: (error) => {
      throw new Error('The vector index could not look for a text.', { cause: error });
    },
    onEmbedderFailure: (error) => {
      throw new Error('The embedder failed.', { cause: error });
    },
    onRecallFailure: (error) => {
      throw new Error('What is known could not be looked up.', { cause: error });
    },
    log: silentLogger,
    trustProxy: trustedProxies,
    maxConcurrentRequests: 1_000,
    maxTotalBodyBytes: 256 * 1024 * 1024,
    requestDeadlineMs: 20_000,
    maxBodyBytes: 1024 * 1024,
    maxAddBodyBytes: 4 * 1024 * 1024,
    checkResponses: true,
    assertServing: async () => {},
    isDraining: () => false,
    observe: () => {},
  };
}

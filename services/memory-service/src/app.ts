import type { Database, TimeStep } from '@persistent-memory/service-kit';
import {
  type AppSettings,
  createApp,
  docsPage,
  type Express,
  openApiDocument,
} from '@persistent-memory/service-kit/server';
import { guardHeadersOf } from './authentication/guard-headers.js';
import { RecentAgents } from './authentication/recent-agents.js';
import type { Embedder } from './embedding/embedder.js';
import type { FactExtractor } from './extraction/fact-extractor.js';
import { deliverAfterWrites } from './memories/deliver-after-writes.js';
import { type AddStep, createMemories } from './memories/memories.js';
import { dataPlaneOperations } from './operations/data-plane-operations.js';
import type { Dependencies } from './operations/operation.js';
import type { VectorOutbox } from './outbox/vector-outbox.js';
import { createMemorySearch, type SearchStep } from './retrieval/search-memories.js';
import { wipeBacklog } from './storage/project-wipes.js';
import type { VectorIndex } from './vector-index/vector-index.js';

/** More than 10,000 is told as that: anybody may have them counted, by `/readyz`. */
const maxOwedCounted = 10_001;

export interface DataPlaneParts extends AppSettings {
  readonly database: Database;
  /** The same database, for statements over the keyword index. */
  readonly keywordDatabase: Database;
  readonly extractor: FactExtractor;
  readonly embedder: Embedder;
  readonly vectorIndex: VectorIndex;
  /** Feeds the vector index; absent when that reads Postgres by itself. */
  readonly outbox?: VectorOutbox;
  readonly noteKeyUse: (keyId: string) => void;
  /** Told when the vector index failed and a search was answered from keywords alone. */
  readonly onVectorIndexFailure: (error: unknown) => void;
  /** Told when the vector index could not look for a text by itself, which was then embedded apart. */
  readonly onTextSearchFailure: (error: unknown) => void;
  /** Told when the model behind the embedder was away and a search was answered from keywords alone. */
  readonly onEmbedderFailure: (error: unknown) => void;
  /** Told when an add could not look up what the project knows already, and stored its facts without. */
  readonly onRecallFailure: (error: unknown) => void;
  readonly timeAddStep: TimeStep<AddStep>;
  readonly timeSearchStep: TimeStep<SearchStep>;
  /** Bytes; adds carry whole conversations and may be larger than other bodies. */
  readonly maxAddBodyBytes: number;
}

/** The data plane, built and not listening. */
export function createDataPlane(parts: DataPlaneParts): Express {
  const { database, embedder, outbox } = parts;
  const memorySearch = createMemorySearch({ ...parts, timeStep: parts.timeSearchStep });
  const memories = createMemories({ ...parts, memorySearch, timeStep: parts.timeAddStep });
  const operations = dataPlaneOperations(parts.maxAddBodyBytes);
  const document = openApiDocument({
    title: 'Persistent memory: data plane',
    description:
      'Stores, searches, lists, updates and deletes the memories of a project. A project API key says which.',
    operations,
  });
  return createApp<Dependencies>({
    ...parts,
    operations,
    deps: {
      database,
      memories: outbox === undefined ? memories : deliverAfterWrites(memories, outbox),
      memorySearch,
      noteKeyUse: parts.noteKeyUse,
      recentAgents: new RecentAgents(),
    },
    pages: { document, ...docsPage(document) },
    limits: {},
    rateLimitHeaders: guardHeadersOf(database),
    readiness: {
      postgres: { required: true, check: () => database.check() },
      schema: { required: true, check: parts.assertServing },
      // Without a model behind a server, memories are listed, deleted and found by their words.
      embedder: { required: !embedder.isRemote, check: () => embedder.check() },
      // Searches are answered from Postgres while it is away.
      vector_index: { required: false, check: () => parts.vectorIndex.check() },
      ...(outbox && {
        vector_outbox: { required: false, check: async () => presentBacklog(await outbox.backlogUpTo(maxOwedCounted)) },
      }),
      project_wipes: { required: false, check: async () => presentBacklog(await wipeBacklog(database)) },
    },
  });
}

/** As all that leaves the service is written. */
function presentBacklog<Rest extends object>({ oldestSeconds, ...rest }: Rest & { readonly oldestSeconds: number }) {
  return { ...rest, oldest_seconds: oldestSeconds };
}

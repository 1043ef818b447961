import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestDatabase, silentLogger, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { localModel } from '../embedding/local/local-embedder.js';
import { migrationSteps } from '../migrations.js';
import { storeMemories } from '../retrieval/testing/store-memories.js';
import { oweEverything } from '../storage/owe-index.js';
import type { VectorHit, VectorIndex, VectorQuery } from '../vector-index/vector-index.js';
import { FedVectorIndex } from './fed-vector-index.js';
import { StrayRemoval } from './stray-points.js';

const fedAs = { name: 'fed', embeddingModel: localModel.name };
const isAway = new Error('connection refused');
const isBroken = new Error('the thread stopped');
const fromIndex: VectorHit = { id: 'of the index', similarity: 0.5 };
const fromFallback: VectorHit = { id: 'of the fallback', similarity: 0.5 };

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ steps: migrationSteps });
});
afterAll(() => db.close());

let query: VectorQuery;
beforeEach(() => {
  const embedding = new Float32Array(localModel.dimensions).fill(1 / Math.sqrt(localModel.dimensions));
  query = { projectId: `proj_${randomUUID()}`, embedding, limit: 10, changeSequence: 1 };
});

/** An index that answers with a hit or fails with an error. */
const indexWith = (answer: VectorHit | Error): VectorIndex => ({
  search: async () => {
    if (answer instanceof Error) throw answer;
    return [answer];
  },
  dropProject: async () => {},
  check: async () => {},
  close: async () => {},
});

/** Searches, and says what was told of it. */
async function search(
  answers: { index: VectorHit | Error; fallback: VectorHit | Error },
  { isKnown = true }: { isKnown?: boolean } = {},
) {
  const told: unknown[] = [];
  const subject = new FedVectorIndex({
    database: db.database,
    fedAs,
    index: indexWith(answers.index),
    fallback: indexWith(answers.fallback),
    isKnown: () => isKnown,
    onFallback: (reason, isWhole) => told.push([reason, isWhole]),
    onSearchFailure: (searched, error) => told.push([searched, error]),
    strays: new StrayRemoval({
      database: db.database,
      index: fedAs,
      isCertainlyOwn: async () => true,
      onStrays: (count) => told.push(['strays', count]),
      log: silentLogger,
    }),
  });
  const outcome = await subject.search(query).then(
    (hits) => hits.map(({ id }) => id),
    (error: unknown) => error,
  );
  return { outcome, told };
}

/** More than a search compares one by one. */
async function oweMany(): Promise<void> {
  await storeMemories(
    db.database,
    query.projectId,
    Array.from({ length: 1_001 }, (_, index) => ({ memory: `Memory ${index}` })),
  );
  await oweEverything(db.database, fedAs);
}

describe('a search of an index that is fed', () => {
  test('falls back when the index is away, and says why', async () => {
    expect(await search({ index: isAway, fallback: fromFallback })).toEqual({
      outcome: [fromFallback.id],
      told: [
        ['index', isAway],
        ['unavailable', true],
      ],
    });
  });

  test('is rejected for what the index failed with when the fallback fails too, and both are told', async () => {
    expect(await search({ index: isAway, fallback: isBroken })).toEqual({
      outcome: isAway,
      told: [
        ['index', isAway],
        ['fallback', isBroken],
        ['unavailable', false],
      ],
    });
  });

  test('goes to the index when that may be behind and the fallback fails', async () => {
    expect(await search({ index: fromIndex, fallback: isBroken }, { isKnown: false })).toEqual({
      outcome: [fromIndex.id],
      told: [
        ['fallback', isBroken],
        ['behind', false],
      ],
    });
  });

  test('falls back once, whatever else is the matter', async () => {
    await oweMany();
    const { outcome, told } = await search({ index: isAway, fallback: isBroken }, { isKnown: false });
    // What is owed answers alone.
    expect(outcome).toHaveLength(query.limit);
    expect(told).toEqual([
      ['fallback', isBroken],
      ['behind', false],
      ['index', isAway],
    ]);
  });

  test('is asked past what is gone while that is not too much, and then Postgres is', async () => {
    const isGone = (count: number) => {
      query = { ...query, gone: Array.from({ length: count }, () => randomUUID()) };
    };
    isGone(3_000);
    expect(await search({ index: fromIndex, fallback: fromFallback })).toEqual({ outcome: [fromIndex.id], told: [] });
    isGone(3_001);
    expect(await search({ index: fromIndex, fallback: fromFallback })).toEqual({
      outcome: [fromFallback.id],
      told: [['behind', true]],
    });
    expect(await search({ index: fromIndex, fallback: isBroken })).toEqual({
      outcome: [fromIndex.id],
      told: [
        ['fallback', isBroken],
        ['behind', false],
      ],
    });
  });
});

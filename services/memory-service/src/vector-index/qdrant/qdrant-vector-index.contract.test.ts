import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from '@jest/globals';
import { quantise } from '../../embedding/quantise.js';
import { describeVectorIndex } from '../contract.js';
import { connectToQdrant } from './qdrant-connection.js';
import { createQdrantVectorIndex, type QdrantOptions } from './qdrant-vector-index.js';
import { QdrantDouble } from './testing/qdrant-double.js';

/** The real server where there is one, with a name of its own for the collection, the double elsewhere. */
const serverUrl = process.env.QDRANT_URL;
const apiKey = process.env.QDRANT_API_KEY;
const double = serverUrl === undefined ? await QdrantDouble.start() : null;
const address = { url: serverUrl ?? double?.url ?? '', ...(apiKey !== undefined && { apiKey }) };
const collectionPrefix = `test-${randomUUID()}`;

function describeAgainst(name: string, options: Partial<QdrantOptions>): void {
  describeVectorIndex(name, async (dimensions) => {
    const index = createQdrantVectorIndex({
      ...address,
      model: { name, dimensions },
      collectionPrefix,
      onEmptyIndex: async () => undefined,
      ...options,
    });
    await index.check();
    return {
      index,
      async write(projectId, { upserts = [], deletedIds = [], deleteAll = false }) {
        if (deleteAll) await index.dropProject(projectId);
        await index.delete(projectId, deletedIds);
        await index.upsert(
          projectId,
          upserts.map(({ id, vector }) => ({ id, vector: quantise(vector) })),
        );
        return 1;
      },
    };
  });
}

describeAgainst('Qdrant', {});
describeAgainst('Qdrant with scalar quantisation', { scalarQuantisation: true });

test('every request and answer was as the API description says', () => expect(double?.violations ?? []).toEqual([]));

afterAll(async () => {
  const api = connectToQdrant(address);
  const { data } = await api.getCollections({});
  const own = data.result?.collections.filter(({ name }) => name.startsWith(collectionPrefix)) ?? [];
  for (const { name } of own) await api.deleteCollection({ collection_name: name });
  await double?.stop();
});

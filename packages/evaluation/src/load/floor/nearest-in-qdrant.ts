import { request } from 'undici';

/**
 * As in the service (`vector-index/qdrant/qdrant-vector-index.ts`), or the floor would search less of the graph, and
 * sooner: vectors kept in view, the same for each hit that is asked for, and the decimals of a query.
 */
const minGraphCandidates = 256;
const graphCandidatesPerHit = 2;
const queryScale = 1e8;

/** A collection of a Qdrant server, or an alias of one. */
export interface QdrantCollection {
  readonly url: string;
  readonly apiKey: string | undefined;
  readonly name: string;
}

interface QueryAnswer {
  readonly result: { readonly points: readonly { readonly id: string }[] };
}

/** The ids nearest to a vector among those of a project (`POST /collections/{name}/points/query`). */
export async function nearestInQdrant(
  { url, apiKey, name }: QdrantCollection,
  query: { readonly projectId: string; readonly embedding: Float32Array; readonly limit: number },
): Promise<string[]> {
  const { statusCode, body } = await request(`${url.replace(/\/$/, '')}/collections/${name}/points/query`, {
    method: 'POST',
    // Compressed answers wait for delayed acknowledgements on loopback.
    headers: {
      'content-type': 'application/json',
      'accept-encoding': 'identity',
      ...(apiKey === undefined ? {} : { 'api-key': apiKey }),
    },
    body: JSON.stringify({
      query: Array.from(query.embedding, (component) => Math.round(component * queryScale) / queryScale),
      filter: { must: [{ key: 'project_id', match: { value: query.projectId } }] },
      limit: query.limit,
      params: { hnsw_ef: Math.max(minGraphCandidates, query.limit * graphCandidatesPerHit) },
      with_payload: false,
      with_vector: false,
    }),
  });
  if (statusCode !== 200) throw new Error(`Qdrant answered ${statusCode}: ${(await body.text()).slice(0, 500)}`);
  const { result } = (await body.json()) as QueryAnswer;
  return result.points.map(({ id }) => id);
}

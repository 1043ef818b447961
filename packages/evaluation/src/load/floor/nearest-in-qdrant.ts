import { request } from 'undici';

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
      query: Array.from(query.embedding),
      filter: { must: [{ key: 'project_id', match: { value: query.projectId } }] },
      limit: query.limit,
      with_payload: false,
    }),
  });
  if (statusCode !== 200) throw new Error(`Qdrant answered ${statusCode}: ${(await body.text()).slice(0, 500)}`);
  const { result } = (await body.json()) as QueryAnswer;
  return result.points.map(({ id }) => id);
}

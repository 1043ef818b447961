import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { request } from 'undici';
import { UsageError } from '../../command-line/usage-error.js';
import type { QdrantCollection } from '../floor/nearest-in-qdrant.js';
import { fedIndexName } from './feed-indexes.js';

const pollMs = 1_000;
/** A million vectors take one core some twenty minutes. */
const longestBuildMs = 2 * 60 * 60 * 1_000;

/** The collection that the service feeds. Throws `UsageError` where only one of the two would use Qdrant. */
export async function qdrantOf(sql: Sql, url: string | undefined): Promise<QdrantCollection | null> {
  const name = await fedIndexName(sql);
  if (name === null && url === undefined) return null;
  if (name === null) throw new UsageError('the service feeds no Qdrant: start it with QDRANT_URL');
  if (url === undefined) throw new UsageError('the service has its vectors in Qdrant: --qdrant-url is missing');
  return { url, apiKey: process.env.QDRANT_API_KEY, name };
}

/**
 * Waits until Qdrant has built its graphs (`GET /collections/{name}`: the status is green twice in a row); before that
 * it compares every vector of a project.
 */
export async function waitForGraphs({ url, apiKey, name }: QdrantCollection): Promise<void> {
  const deadlineMs = Date.now() + longestBuildMs;
  let green = 0;
  while (green < 2) {
    if (Date.now() > deadlineMs) throw new Error(`Qdrant has not built the graphs of ${name} in two hours`);
    await pause(pollMs);
    const { statusCode, body } = await request(`${url.replace(/\/$/, '')}/collections/${name}`, {
      headers: apiKey === undefined ? {} : { 'api-key': apiKey },
    });
    if (statusCode !== 200) throw new Error(`Qdrant answered ${statusCode}: ${(await body.text()).slice(0, 500)}`);
    const { result } = (await body.json()) as { readonly result: { readonly status: string } };
    if (['red', 'grey'].includes(result.status)) throw new Error(`Qdrant says that ${name} is ${result.status}`);
    green = result.status === 'green' ? green + 1 : 0;
  }
}

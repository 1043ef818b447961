import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { request } from 'undici';
import { UsageError } from '../../command-line/usage-error.js';
import type { QdrantCollection } from '../floor/nearest-in-qdrant.js';
import { fedIndexName } from './feed-indexes.js';

/** A million vectors take one core some forty minutes. */
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
 * it compares every vector of a project. Grey is a server that started anew with graphs to build: it waits for the next
 * update, for which its documentation has an empty change of the optimiser's settings.
 */
export async function waitForGraphs(
  collection: QdrantCollection,
  { pollMs = 1_000, longestGreyMs = 60_000 }: { readonly pollMs?: number; readonly longestGreyMs?: number } = {},
): Promise<void> {
  const { name } = collection;
  const deadlineMs = Date.now() + longestBuildMs;
  let green = 0;
  let greySinceMs: number | null = null;
  while (green < 2) {
    if (Date.now() > deadlineMs) throw new Error(`Qdrant has not built the graphs of ${name} in two hours`);
    await pause(pollMs);
    const { status } = (await ask(collection, 'GET')) as { readonly status: string };
    if (status === 'red') throw new Error(`Qdrant says that ${name} is red`);
    green = status === 'green' ? green + 1 : 0;
    if (status !== 'grey') {
      greySinceMs = null;
    } else if (greySinceMs === null) {
      greySinceMs = Date.now();
      await ask(collection, 'PATCH', { optimizers_config: {} });
    } else if (Date.now() - greySinceMs > longestGreyMs) {
      throw new Error(`Qdrant says that ${name} is still grey, though an update should have it build the graphs`);
    }
  }
}

/** What Qdrant answers about the collection itself. */
async function ask(
  { url, apiKey, name }: QdrantCollection,
  method: 'GET' | 'PATCH',
  content?: object,
): Promise<unknown> {
  const { statusCode, body } = await request(`${url.replace(/\/$/, '')}/collections/${name}`, {
    method,
    headers: {
      ...(apiKey !== undefined && { 'api-key': apiKey }),
      ...(content !== undefined && { 'content-type': 'application/json' }),
    },
    body: content === undefined ? null : JSON.stringify(content),
  });
  if (statusCode !== 200) throw new Error(`Qdrant answered ${statusCode}: ${(await body.text()).slice(0, 500)}`);
  return ((await body.json()) as { readonly result: unknown }).result;
}

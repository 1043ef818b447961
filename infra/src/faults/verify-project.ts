import { randomUUID } from 'node:crypto';

import { inOtherWords } from './meanings.js';
import type { Outcome } from './observations.js';
import { isSettled, type Memory, type ProjectRecord, textOf } from './project-record.js';
import { sendRequest } from './send-request.js';

const pageSize = 100;
/** Searched for one by one, by their own words and by others; a list tells of all. */
const maxSearched = 30;
const maxSearchedByMeaning = 10;

/**
 * What is wrong with a project at one replica while nobody writes: all of it listed, and its newest memories searched
 * for.
 */
export async function verifyProject(record: ProjectRecord, baseUrl: string, apiKey: string): Promise<string[]> {
  const place = { baseUrl, apiKey };
  const startedMs = performance.now();
  const listed: Memory[] = [];
  for (;;) {
    const path = `/list?limit=${pageSize}&offset=${listed.length}`;
    const { body } = requireSuccess(await sendRequest({ ...place, operationId: 'listMemories', method: 'GET', path }));
    const { memories } = body as { memories: readonly Memory[] };
    listed.push(...memories);
    if (memories.length < pageSize) break;
  }
  const period = { startedMs, endedMs: performance.now() };
  const violations = [
    ...record.faultsOf(listed, period),
    ...record.missing(record.memories.filter(isSettled), listed, period),
  ];
  const newest = record.memories.filter(isSettled).slice(-maxSearched);
  const searches = [
    ...newest.map((memory) => ({ memory, query: textOf(memory), limit: 10 })),
    ...newest
      .slice(-maxSearchedByMeaning)
      .map((memory, index) => ({ memory, query: inOtherWords(textOf(memory), index), limit: 50 })),
  ];
  for (const { memory, ...body } of searches) {
    const outcome = requireSuccess(
      await sendRequest({ ...place, operationId: 'searchMemories', method: 'POST', path: '/search', body }),
    );
    const { results } = outcome.body as { results: readonly Memory[] };
    violations.push(...record.faultsOf(results, outcome), ...record.missing([memory], results, outcome));
  }
  return violations;
}

/** Whether a replica finds the oldest and the newest memory of the project by their meaning. */
export async function findsByMeaning(record: ProjectRecord, baseUrl: string, apiKey: string): Promise<boolean> {
  const settled = record.memories.filter(isSettled);
  const place = { baseUrl, apiKey, operationId: 'searchMemories', method: 'POST', path: '/search' } as const;
  for (const wanted of [...settled.slice(0, 1), ...settled.slice(-1)]) {
    // Not one of a query that is remembered with its vector.
    const query = `${inOtherWords(textOf(wanted), 0)} ${randomUUID()}`;
    const { status, body } = await sendRequest({ ...place, body: { query, limit: 50 } });
    if (status !== 200) return false;
    if (!(body as { results: readonly Memory[] }).results.some(({ id }) => id === wanted.id)) return false;
  }
  return true;
}

function requireSuccess(outcome: Outcome): Outcome {
  if (outcome.status === 200) return outcome;
  throw new Error(`${outcome.operationId} answered ${outcome.status ?? 'nothing'} when everything worked again`);
}

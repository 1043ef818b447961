import type { Outcome } from './observations.js';
import { isSettled, type Memory, type ProjectRecord, textOf } from './project-record.js';
import { sendRequest } from './send-request.js';

const pageSize = 100;
/** Searched for one by one; a list tells of all. */
const maxSearched = 30;

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
  for (const memory of record.memories.filter(isSettled).slice(-maxSearched)) {
    const body = { query: textOf(memory), limit: 10 };
    const outcome = requireSuccess(
      await sendRequest({ ...place, operationId: 'searchMemories', method: 'POST', path: '/search', body }),
    );
    const { results } = outcome.body as { results: readonly Memory[] };
    violations.push(...record.faultsOf(results, outcome), ...record.missing([memory], results, outcome));
  }
  return violations;
}

function requireSuccess(outcome: Outcome): Outcome {
  if (outcome.status === 200) return outcome;
  throw new Error(`${outcome.operationId} answered ${outcome.status ?? 'nothing'} when everything worked again`);
}

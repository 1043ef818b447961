import { dayOf, notBlankPattern } from '@persistent-memory/service-kit';
import { Type } from 'typebox';
import { projectKey } from '../authentication/project-key.js';
import { countSearch, requestsOfSearch } from '../entitlements/count-search.js';
import { hasQuota, requireQuota } from '../entitlements/require-quota.js';
import type { ScoreBreakdown } from '../retrieval/ranking/score-parts.js';
import { exampleMemory, presentMemory, SearchResult } from './memory-item.js';
import { operation } from './operation.js';

const defaultLimit = 10;

const SearchRequest = Type.Object(
  {
    query: Type.String({
      minLength: 1,
      maxLength: 8_192,
      pattern: notBlankPattern,
      description: 'What to look for, in words of any kind.',
    }),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 100, default: defaultLimit, description: 'Results at most.' }),
    ),
    explain: Type.Optional(Type.Boolean({ default: false, description: 'Adds the parts of each score.' })),
  },
  { title: 'SearchRequest' },
);

const SearchResults = Type.Object(
  { results: Type.Array(SearchResult, { description: 'Best first.' }) },
  { title: 'SearchResults', additionalProperties: false },
);

export const searchMemories = operation({
  operationId: 'searchMemories',
  method: 'POST',
  path: '/search',
  tag: 'Memories',
  summary: 'Search memories',
  description:
    'Hybrid semantic and keyword search. The first 10 memories count as 1 search request, each further 10 as 1 more.',
  credentials: projectKey,
  request: { body: SearchRequest },
  response: { status: 200, description: 'The most relevant memories.', schema: SearchResults },
  errors: ['subscription_required', 'quota_exhausted'],
  example: {
    request: { query: 'When was the wiki migrated?', limit: 10 },
    response: { results: [{ ...exampleMemory, score: 0.83 }] },
  },
  anticipate({ body, http }, { memorySearch, recentAgents }) {
    const agent = recentAgents.likelyAgent(http.authorization);
    if (agent === null || !hasQuota(agent, 'search')) return;
    memorySearch.anticipate({ project: agent.project, query: body.query, today: dayOf(new Date()) });
  },
  async handle({ principal, body, signal }, { memorySearch, database }) {
    requireQuota(principal, 'search');
    const { query, limit = defaultLimit, explain = false } = body;
    const today = dayOf(new Date());
    // Up to ten results are one request, however many they are: it is counted while meaning is looked for.
    const isOneRequest = requestsOfSearch(limit) === 1;
    const found = await memorySearch.search(
      { project: principal.project, query, limit, today, signal },
      isOneRequest ? () => countSearch(database, principal, 1) : undefined,
    );
    if (!isOneRequest) await countSearch(database, principal, requestsOfSearch(found.length));
    return {
      results: found.map(({ stored, score, breakdown }) => ({
        ...presentMemory(stored),
        score,
        ...(explain ? { score_breakdown: presentBreakdown(breakdown) } : {}),
      })),
    };
  },
});

function presentBreakdown(breakdown: ScoreBreakdown): Record<string, number> {
  const { repeatedMessage, similarMemory, ...parts } = breakdown;
  return { ...parts, repeated_message: repeatedMessage, similar_memory: similarMemory };
}

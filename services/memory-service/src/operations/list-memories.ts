import { pageLimit, pageOffset } from '@persistent-memory/auth';
import { Type } from 'typebox';
import { projectKey } from '../authentication/project-key.js';
import { requireAnyQuota } from '../entitlements/require-quota.js';
import { exampleMemory, MemoryItem, presentMemory } from './memory-item.js';
import { operation } from './operation.js';

const MemoryList = Type.Object(
  {
    memories: Type.Array(MemoryItem),
    total: Type.Integer({ minimum: 0, description: 'Memories of the project in all.' }),
    limit: Type.Integer(),
    offset: Type.Integer(),
  },
  { title: 'MemoryList', additionalProperties: false },
);

export const listMemories = operation({
  operationId: 'listMemories',
  method: 'GET',
  path: '/list',
  tag: 'Memories',
  summary: 'List memories',
  description:
    'Newest first, then by id. To list everything, advance `offset` by `limit` until a page has fewer than `limit` memories.',
  credentials: projectKey,
  request: { query: Type.Object({ limit: Type.Integer(pageLimit), offset: Type.Integer(pageOffset) }) },
  response: { status: 200, description: 'A page of memories.', schema: MemoryList },
  errors: ['subscription_required', 'quota_exhausted'],
  example: { response: { memories: [exampleMemory], total: 1, limit: 50, offset: 0 } },
  async handle({ principal, query }, { memories }) {
    requireAnyQuota(principal);
    const { limit, offset } = query;
    const page = await memories.list(principal.projectId, { limit, offset });
    return { memories: page.memories.map(presentMemory), total: page.total, limit, offset };
  },
});

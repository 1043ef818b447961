import { notBlankPattern } from '@persistent-memory/service-kit';
import { Type } from 'typebox';
import { projectKey } from '../authentication/project-key.js';
import { requireAnyQuota } from '../entitlements/require-quota.js';
import { exampleMemory, MemoryItem, presentMemory } from './memory-item.js';
import { operation } from './operation.js';

const UpdateRequest = Type.Object(
  {
    memory_id: Type.String({ description: 'The memory to change.' }),
    data: Type.String({ minLength: 1, maxLength: 8_192, pattern: notBlankPattern, description: 'Its new text.' }),
  },
  { title: 'UpdateRequest' },
);

export const updateMemory = operation({
  operationId: 'updateMemory',
  method: 'PUT',
  path: '/update',
  tag: 'Memories',
  summary: 'Update a memory',
  description:
    'Replaces the text of a memory of this project. Its vector and its event dates follow the new text; where it came from stays.',
  credentials: projectKey,
  request: { body: UpdateRequest },
  response: { status: 200, description: 'The updated memory.', schema: MemoryItem },
  errors: ['subscription_required', 'quota_exhausted', 'memory_not_found'],
  example: {
    request: { memory_id: exampleMemory.id, data: exampleMemory.memory },
    response: exampleMemory,
  },
  async handle({ principal, body, signal }, { memories }) {
    requireAnyQuota(principal);
    return presentMemory(await memories.update(principal.projectId, body.memory_id, body.data, signal));
  },
});

import { projectKey } from '../authentication/project-key.js';
import { DeleteResult } from './delete-result.js';
import { operation } from './operation.js';

export const deleteAllMemories = operation({
  operationId: 'deleteAllMemories',
  method: 'DELETE',
  path: '/delete',
  tag: 'Memories',
  summary: 'Delete all memories',
  description:
    "Removes every memory of the key's project, and of no other. It cannot be undone. A request body is ignored.",
  credentials: projectKey,
  request: {},
  response: { status: 200, description: 'The memories are gone.', schema: DeleteResult },
  errors: [],
  example: { response: { success: true, deleted_count: 128 } },
  async handle({ principal, signal }, { memories }) {
    return { success: true, deleted_count: await memories.deleteAll(principal.projectId, signal) };
  },
});

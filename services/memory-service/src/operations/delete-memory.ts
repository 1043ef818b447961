import { Type } from 'typebox';
import { projectKey } from '../authentication/project-key.js';
import { DeleteResult } from './delete-result.js';
import { operation } from './operation.js';

export const deleteMemory = operation({
  operationId: 'deleteMemory',
  method: 'DELETE',
  path: '/delete/{memory_id}',
  tag: 'Memories',
  summary: 'Delete a memory',
  credentials: projectKey,
  request: { params: Type.Object({ memory_id: Type.String({ description: 'The memory to delete.' }) }) },
  response: { status: 200, description: 'The memory is gone.', schema: DeleteResult },
  errors: ['memory_not_found'],
  example: { response: { success: true, deleted_count: 0 } },
  async handle({ principal, params, signal }, { memories }) {
    await memories.delete(principal.projectId, params.memory_id, signal);
    // Specification, "Delete responses" 1: a single delete always answers 0.
    return { success: true, deleted_count: 0 };
  },
});

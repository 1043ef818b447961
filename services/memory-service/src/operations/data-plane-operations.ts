import type { Operation } from '@persistent-memory/service-kit';
import { addMemories } from './add-memories.js';
import { deleteAllMemories } from './delete-all-memories.js';
import { deleteMemory } from './delete-memory.js';
import { listMemories } from './list-memories.js';
import type { Dependencies } from './operation.js';
import { searchMemories } from './search-memories.js';
import { updateMemory } from './update-memory.js';

/** All that the data plane can do: the single source of its routes, its validation and its OpenAPI document. */
export function dataPlaneOperations(maxAddBodyBytes: number): readonly Operation<Dependencies>[] {
  return [addMemories(maxAddBodyBytes), searchMemories, listMemories, updateMemory, deleteMemory, deleteAllMemories];
}

import { describeVectorIndex } from '../testing/contract.js';
import { MemoryVectorSource } from '../testing/memory-vector-source.js';
import { createExactVectorIndex } from './exact-vector-index.js';

describeVectorIndex('the exact index', async (dimensions) => {
  const source = new MemoryVectorSource(50);
  const index = createExactVectorIndex({ source, dimensions, maxBytes: 64 * 1024 * 1024 });
  return {
    index,
    write: async (projectId, write) => source.write(projectId, write),
    pruneDeletions: (projectId) => source.pruneDeletions(projectId),
  };
});

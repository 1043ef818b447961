import type { VectorOutbox } from '../outbox/vector-outbox.js';
import type { Memories } from './memories.js';

/** The same memories; what was written is on its way to the vector index, or already there, when a write resolves. */
export function deliverAfterWrites(memories: Memories, outbox: Pick<VectorOutbox, 'deliverSoon'>): Memories {
  return {
    async add(owner, request) {
      const stored = await memories.add(owner, request);
      if (stored.length > 0) await outbox.deliverSoon(owner.projectId);
      return stored;
    },
    list: (projectId, page) => memories.list(projectId, page),
    async update(projectId, id, text, signal) {
      const updated = await memories.update(projectId, id, text, signal);
      await outbox.deliverSoon(projectId);
      return updated;
    },
    async delete(projectId, id, signal) {
      await memories.delete(projectId, id, signal);
      await outbox.deliverSoon(projectId);
    },
    async deleteAll(projectId, signal) {
      const count = await memories.deleteAll(projectId, signal);
      await outbox.deliverSoon(projectId);
      return count;
    },
  };
}

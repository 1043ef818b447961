import type { Sql } from '@persistent-memory/service-kit';

/**
 * For a statement in which `memory` is a row of memory.memories: its vector of a model, or null. That is the row's own, and only where that is of
 * another model one that was made ahead. So while models change, services with the old and with the new one both find what was there when `reembed`
 * ended; what either writes after that has no vector of the other until `reembed --finish`, and is found by its words.
 */
export function vectorOfModel(sql: Sql, embeddingModel: string) {
  return sql`
    case when memory.embedding_model = ${embeddingModel} then memory.embedding else (
      select next.embedding from memory.next_embeddings next
      where next.project_id = memory.project_id and next.memory_id = memory.id and next.embedding_model = ${embeddingModel}
        and next.change_sequence = memory.change_sequence) end`;
}

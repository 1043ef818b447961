import type { Sql } from '@persistent-memory/service-kit';

/**
 * For a statement in which `memory` is a row of memory.memories: its vector of a model, or null. It is the row's own
 * vector if that is of the model, else the one that `reembed` made ahead. So while models change, services with the old
 * and with the new model both have a vector of every memory that was there when the last pass of `reembed` began. What
 * a service writes after that may have one of its own model alone until `reembed --finish`; services with the other
 * model find it by its words.
 */
export function vectorOfModel(sql: Sql, embeddingModel: string) {
  return sql`
    case when memory.embedding_model = ${embeddingModel} then memory.embedding else (
      select next.embedding from memory.next_embeddings next
      where next.project_id = memory.project_id and next.memory_id = memory.id and next.embedding_model = ${embeddingModel}
        and next.change_sequence = memory.change_sequence) end`;
}

import { ApiError } from '@persistent-memory/auth';
import type { Database } from '@persistent-memory/service-kit';
import { holdBackWrites, type LockedProject } from './project-lock.js';

/** An embedding model that is in use, or that `reembed` is bringing into use. */
export interface KnownModel {
  readonly name: string;
  /** Whether services may run with it: memories have a vector of it, but for a few, see `vectorOfModel`. */
  readonly isReady: boolean;
}

/** The command that changes models. */
const reembedCommand = 'node services/memory-service/dist/commands/reembed.js';

/**
 * The stored vectors are of another model than the service is configured with: a person has to decide, who finds both
 * and the command in the log.
 */
export class ChangedModelError extends ApiError {
  constructor(present: readonly string[], model: string) {
    super('dependency_unavailable', {
      message: 'The embedding model was changed.',
      cause: new Error(
        `The memories have vectors of ${present.join(' and ')}, and this service is set to ${model}: run \`${reembedCommand}\` with this configuration first.`,
      ),
    });
  }
}

export async function knownModels(database: Database): Promise<readonly KnownModel[]> {
  const rows = await database.use(
    async (sql) => sql<{ name: string; is_ready: boolean }[]>`
      select name, is_ready from memory.embedding_models order by first_used_at, name`,
  );
  return rows.map((row) => ({ name: row.name, isReady: row.is_ready }));
}

/**
 * Models that this process was allowed to start with. It goes on reading with them, also after `reembed --finish`
 * removed one: searches then find less, and still answer. Writes are checked one by one, see `requireModel`.
 */
const accepted = new WeakMap<Database, Set<string>>();

/**
 * Whether a service may run with this model. In a database that knows no model yet, this one becomes the model in use.
 * @throws ChangedModelError, whose cause names the command that mends it
 */
export async function assertEmbeddingModel(database: Database, model: string): Promise<void> {
  const known = accepted.get(database) ?? new Set();
  accepted.set(database, known);
  if (known.has(model)) return;
  await addFirstModel(database, model);
  const models = await knownModels(database);
  if (!models.some(({ name, isReady }) => name === model && isReady)) {
    const present = models.filter(({ isReady }) => isReady).map(({ name }) => name);
    throw new ChangedModelError(present, model);
  }
  known.add(model);
}

/**
 * Checks that vectors of a model may still be written to a project, as of its lock.
 * @throws ChangedModelError when the model was removed since the service started
 */
export function requireModel({ embeddingModels }: Pick<LockedProject, 'embeddingModels'>, model: string): void {
  if (embeddingModels.length > 0 && !embeddingModels.includes(model))
    throw new ChangedModelError(embeddingModels, model);
}

async function addFirstModel(database: Database, model: string): Promise<void> {
  await database.transaction(async (sql) => {
    const present = await sql`select 1 from memory.embedding_models limit 1`;
    if (present.length > 0) return;
    // Of two processes that both find none, with different models, the second waits here and then finds the other's.
    await sql`lock table memory.embedding_models in exclusive mode`;
    await sql`
      insert into memory.embedding_models (name, is_ready)
      select ${model}, true where not exists (select 1 from memory.embedding_models)`;
  });
}

/** Registers a model, or notes that services may run with it. */
export async function noteModel(database: Database, model: KnownModel): Promise<void> {
  await database.use(
    (sql) => sql`
      insert into memory.embedding_models as known (name, is_ready) values (${model.name}, ${model.isReady})
      on conflict (name) do update set is_ready = known.is_ready or excluded.is_ready`,
  );
}

/**
 * Removes all other models, after the vectors of this one took their place. From then on no service may start or write
 * with another model, and no index of another model is fed. Writes under way are committed before; the vectors that
 * they wrote are still to be switched.
 */
export async function keepOnlyModel(database: Database, model: string): Promise<void> {
  await database.transaction(async (sql) => {
    await holdBackWrites(sql);
    await sql`delete from memory.embedding_models where name <> ${model}`;
    await sql`delete from memory.fed_indexes where embedding_model <> ${model}`;
  });
  // Outside of the transaction, so that writes do not wait for it: it may take long.
  await database.use(
    (sql) => sql`delete from memory.vector_outbox where index_name not in (select name from memory.fed_indexes)`,
  );
}

import { ApiError } from '@persistent-memory/auth';
import type { Database } from '@persistent-memory/service-kit';
import { holdBackWrites, type LockedProject } from './project-lock.js';

/** Models by which of them every memory has a vector. */
export interface KnownModel {
  readonly name: string;
  readonly isReady: boolean;
}

/** How people change models. */
const COMMAND = 'node services/memory-service/dist/commands/reembed.js';

/** The memories have vectors of another model than the service is set to: a person has to decide. */
export class ChangedModelError extends ApiError {
  constructor(present: readonly string[], model: string) {
    super('dependency_unavailable', {
      message: `The memories have vectors of the embedding model ${present.join(' and ')}, and this service is set to ${model}: run \`${COMMAND}\` with this configuration first.`,
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
 * A service that began with a model goes on reading with it, also after `reembed --finish` took the model away: it finds less then, and still
 * answers. What it writes is looked at with each write, see `requireModel`.
 */
const accepted = new WeakMap<Database, Set<string>>();

/**
 * Whether a service may run with this model. In a database without memories the first model to come is the one.
 * @throws ChangedModelError that names the command that mends it
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
 * Whether vectors of a model may be written to a project, as of its lock.
 * @throws ChangedModelError when the model was taken away since the service began
 */
export function requireModel({ embeddingModels }: Pick<LockedProject, 'embeddingModels'>, model: string): void {
  if (embeddingModels.length > 0 && !embeddingModels.includes(model))
    throw new ChangedModelError(embeddingModels, model);
}

async function addFirstModel(database: Database, model: string): Promise<void> {
  await database.transaction(async (sql) => {
    const present = await sql`select 1 from memory.embedding_models limit 1`;
    if (present.length > 0) return;
    // Of two that come first with different models one finds the other's.
    await sql`lock table memory.embedding_models in exclusive mode`;
    await sql`
      insert into memory.embedding_models (name, is_ready)
      select ${model}, true where not exists (select 1 from memory.embedding_models)`;
  });
}

/** Begins with a model, or says that every memory has a vector of it. */
export async function noteModel(database: Database, model: KnownModel): Promise<void> {
  await database.use(
    (sql) => sql`
      insert into memory.embedding_models as known (name, is_ready) values (${model.name}, ${model.isReady})
      on conflict (name) do update set is_ready = known.is_ready or excluded.is_ready`,
  );
}

/**
 * After its vectors took the others' place: no service may begin or write with another model any more, and no other is fed. Writes under way
 * are committed before; what they wrote with another model is still to be switched.
 */
export async function keepOnlyModel(database: Database, model: string): Promise<void> {
  await database.transaction(async (sql) => {
    await holdBackWrites(sql);
    await sql`delete from memory.embedding_models where name <> ${model}`;
    await sql`delete from memory.fed_indexes where embedding_model <> ${model}`;
  });
  // Writes need not wait for this one, which may be long.
  await database.use(
    (sql) => sql`delete from memory.vector_outbox where index_name not in (select name from memory.fed_indexes)`,
  );
}

import type { Database } from '@persistent-memory/service-kit';
import { failureWindowSeconds, type GuardState, isWindowOpen, resetSeconds } from './failed-authentications.js';
import type { ProjectState } from './project-state.js';

/** What the account may do, as of this request. Null quota: without limit. */
export interface Entitlement {
  readonly isActive: boolean;
  readonly quotas: Readonly<Record<'add' | 'search', { readonly quota: number | null; readonly used: number }>>;
}

export interface KnownKey {
  readonly keyId: string;
  readonly accountId: string;
  readonly entitlement: Entitlement;
  readonly project: ProjectState;
}

/** Everything a request has to know before it works, read in one statement. */
export interface KeyLookup {
  readonly guard: GuardState;
  /** Null when no key has this hash. */
  readonly key: KnownKey | null;
}

interface Row {
  readonly failures: number | null;
  readonly reset_seconds: number | null;
  readonly key_id: string | null;
  readonly project_id: string;
  readonly account_id: string;
  readonly is_active: boolean | null;
  readonly add_quota: number | null;
  readonly search_quota: number | null;
  readonly add_used: number | null;
  readonly search_used: number | null;
  readonly change_sequence: number | null;
  readonly memory_count: number | null;
  readonly has_owed_vectors: boolean;
  readonly field_lengths: readonly number[] | null;
  readonly speakers: readonly string[] | null;
}

/**
 * One round trip: the guard's look, the key, the entitlement with what is used of it, and the state of the project.
 * What is owed is looked up for this project alone: by `exists`, Postgres would rather read all of the index where it
 * takes the outbox to be empty, with what was delivered and not yet vacuumed.
 */
export async function lookUpKey(database: Database, keyHash: Buffer, address: string): Promise<KeyLookup> {
  const [row] = await database.use(
    async (sql) => sql<Row[]>`
      select guard.failures,
        ${resetSeconds(sql)} as reset_seconds,
        key.key_id, key.project_id, key.account_id,
        entitlement.status = 'active' and coalesce(entitlement.period_end > now(), true)
          and entitlement.period_start <= now() + interval '1 minute' as is_active,
        entitlement.add_quota, entitlement.search_quota,
        case when entitlement.add_quota is not null
          then access.used_requests(key.account_id, entitlement.period_start, 'add') end as add_used,
        case when entitlement.search_quota is not null
          then access.used_requests(key.account_id, entitlement.period_start, 'search') end as search_used,
        project.change_sequence, project.memory_count, project.field_lengths, project.speakers,
        owed.project_id is not null as has_owed_vectors
      from (values (1)) as one
      left join access.failed_authentications guard on guard.address = ${address} and ${isWindowOpen(sql)}
      left join access.api_keys key on key.key_hash = ${keyHash}
      left join access.entitlements entitlement on entitlement.account_id = key.account_id
      left join memory.projects project on project.project_id = key.project_id
      left join lateral (
        select project_id from memory.vector_outbox where project_id = key.project_id limit 1
      ) owed on true`,
    { owner: keyHash.toString('latin1') },
  );
  if (row === undefined) throw new Error('The key look-up answered no row.');
  return {
    guard: { failures: row.failures ?? 0, resetSeconds: row.reset_seconds ?? failureWindowSeconds },
    key: keyOf(row),
  };
}

function keyOf(row: Row): KnownKey | null {
  if (row.key_id === null) return null;
  return {
    keyId: row.key_id,
    accountId: row.account_id,
    entitlement: {
      isActive: row.is_active === true,
      quotas: {
        add: { quota: row.add_quota, used: row.add_used ?? 0 },
        search: { quota: row.search_quota, used: row.search_used ?? 0 },
      },
    },
    project: {
      projectId: row.project_id,
      changeSequence: row.change_sequence ?? 0,
      memoryCount: row.memory_count ?? 0,
      hasOwedVectors: row.has_owed_vectors,
      fieldLengths: row.field_lengths ?? [0, 0, 0, 0],
      speakers: row.speakers ?? [],
    },
  };
}

-- Indexes beside Postgres that are fed by the outbox. Empty with the exact index, which reads Postgres itself: then nothing is owed.
create table memory.fed_indexes (
  name text primary key,
  -- Only vectors of this model go into it.
  embedding_model text not null,
  -- Null until every memory that was there before the index was noted as owed to it.
  enumerated_at timestamptz(3),
  -- An index that nobody uses any more is forgotten after a while, or what it is owed would grow for ever.
  seen_at timestamptz(3) not null default now()
);
--> statement-breakpoint
-- What the indexes have not got yet: one row for each memory, whatever happened to it and however often. What to deliver is read from
-- memory.memories at the time: its vector, or that it is gone.
create table memory.vector_outbox (
  project_id text not null,
  index_name text not null,
  -- All zeros: everything that the index holds of the project goes, before any other entry of it.
  memory_id uuid not null,
  -- Another with every write: a delivery takes away only what it delivered.
  version uuid not null default gen_random_uuid(),
  owed_since timestamptz(3) not null default clock_timestamp(),
  -- Not to be taken before: somebody delivers it just now, or it failed and is tried again then. Not rounded, as that could be upwards.
  due_at timestamptz not null default clock_timestamp(),
  attempts integer not null default 0,
  primary key (project_id, index_name, memory_id)
);
--> statement-breakpoint
create index vector_outbox_due on memory.vector_outbox (index_name, due_at);

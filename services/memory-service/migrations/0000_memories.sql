-- Schema memory: the truth of the data plane. One writer: the memory service.
-- Every key starts with project_id, so that the tables can be partitioned or distributed by it.
create extension if not exists btree_gin;
--> statement-breakpoint
create schema if not exists memory;
--> statement-breakpoint
-- One row for each project that ever added. Its lock orders the writes of a project, so that change_sequence rises in commit order.
create table memory.projects (
  project_id text primary key,
  -- Rises with every write to the project's memories; what an index has seen is compared with it.
  change_sequence bigint not null default 0,
  -- An index that has seen less than this has to read the whole project again (delete-all, pruned deletions).
  reset_sequence bigint not null default 0,
  memory_count bigint not null default 0,
  -- Sums over the project's memories of the words in each keyword field (own text, previous message, next, wider context), for BM25F's averages.
  field_lengths bigint[] not null default '{0,0,0,0}',
  -- Names that messages of this project were spoken by, at most 200, for queries that ask about one of them.
  speakers text[] not null default '{}',
  created_at timestamptz(3) not null default now()
);
--> statement-breakpoint
create table memory.memories (
  project_id text not null,
  id uuid not null,
  memory text not null,
  -- SHA-256 of the normalised text and the dates: the same fact twice is one memory.
  content_hash bytea not null,
  -- Our own tokenizer's lexemes, weights A: own text, B: previous message, C: next, D: wider context.
  tsv tsvector not null,
  -- Words in each of the four fields, as counted into memory.projects.field_lengths: BM25F divides by them, a deletion takes them off.
  field_lengths integer[] not null,
  -- int8 components, scaled by the vector's own maximum: cosine similarity does not change.
  embedding bytea not null,
  embedding_model text not null,
  -- The add call it came with, which is what ranking means by a session.
  session_id uuid not null,
  session_timestamp text,
  source_index integer not null,
  role text,
  speaker text,
  event_start date,
  event_end date,
  is_correction boolean not null default false,
  change_sequence bigint not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (project_id, id)
);
--> statement-breakpoint
create unique index memories_content on memory.memories (project_id, content_hash);
--> statement-breakpoint
create index memories_listing on memory.memories (project_id, created_at desc, id);
--> statement-breakpoint
create index memories_changes on memory.memories (project_id, change_sequence);
--> statement-breakpoint
-- Without fastupdate: its pending list would be read by every search.
create index memories_keywords on memory.memories using gin (project_id, tsv) with (fastupdate = off);
--> statement-breakpoint
-- Which memories went, so that an index that follows the change sequence forgets them. Pruned by a worker, which then raises reset_sequence.
create table memory.deletions (
  project_id text not null,
  change_sequence bigint not null,
  memory_id uuid not null,
  deleted_at timestamptz(3) not null default now(),
  primary key (project_id, change_sequence, memory_id)
);
--> statement-breakpoint
create index deletions_age on memory.deletions (deleted_at);

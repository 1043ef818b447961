-- A delete-all of a large project takes several transactions. Between them others write to the project: what they wrote, or were told that it is
-- stored, is not for that delete-all to remove. It is noted here, and only while a delete-all is under way.
-- When the last of its transactions so far was made; null while none is under way. A worker finishes what nobody goes on with.
alter table memory.projects add column emptying_at timestamptz(3);
--> statement-breakpoint
create index projects_emptying on memory.projects (emptying_at) where emptying_at is not null;
--> statement-breakpoint
create table memory.kept_memories (
  project_id text not null,
  memory_id uuid not null,
  primary key (project_id, memory_id)
);
--> statement-breakpoint
-- When a memory was owed last, where `owed_since` says when it was owed first: a search reads the newest of what an index is owed.
alter table memory.vector_outbox add column last_owed_at timestamptz not null default now();
--> statement-breakpoint
alter table memory.vector_outbox alter column last_owed_at set default clock_timestamp();
--> statement-breakpoint
create index vector_outbox_newest on memory.vector_outbox (project_id, index_name, last_owed_at);

-- Models that services may run with: a vector of each of them is there for every memory.
create table memory.embedding_models (
  name text primary key,
  -- False while vectors for it are still being made.
  is_ready boolean not null,
  first_used_at timestamptz(3) not null default now()
);
--> statement-breakpoint
insert into memory.embedding_models (name, is_ready)
select distinct embedding_model, true from memory.memories;
--> statement-breakpoint
-- Vectors of a model to come, beside those in memory.memories, until they take their place. Empty but for a change of models.
create table memory.next_embeddings (
  project_id text not null,
  memory_id uuid not null,
  embedding_model text not null,
  -- Of the memory as it was embedded: a vector of a text that has changed since counts for nothing.
  change_sequence bigint not null,
  embedding bytea not null,
  primary key (project_id, memory_id, embedding_model),
  -- A memory that goes takes along what was made of it.
  foreign key (project_id, memory_id) references memory.memories on delete cascade
);

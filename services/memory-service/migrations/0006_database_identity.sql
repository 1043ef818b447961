-- What tells this database from every other: written into what it has made elsewhere (collections in Qdrant), so that it never takes
-- something of another's for its own. One row. A database that is restored from a dump keeps it.
create table memory.database_identity (
  is_only boolean primary key default true check (is_only),
  id uuid not null default gen_random_uuid()
);
--> statement-breakpoint
insert into memory.database_identity default values;

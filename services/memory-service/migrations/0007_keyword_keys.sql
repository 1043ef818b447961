-- A key of the keyword index: a lexeme of a project, as one number. With project and lexemes as two columns of the index every search goes through
-- the list of all memories of its project, which takes 15 ms in a project of a million; with both in one key it reads the matches alone.
create or replace function memory.keyword_keys(project_id text, lexemes text[]) returns bigint[]
language sql immutable strict parallel safe as $$
  select array_agg(hashtextextended(lexeme, hashtextextended(project_id, 0))) from unnest(lexemes) as lexeme
$$;
--> statement-breakpoint
do $$ begin
  -- The former index goes below: asked for at once, the lock for that cannot be waited for by two who hold half of it.
  if not exists (select from memory.memories) then lock table memory.memories in access exclusive mode; end if;
  -- What an interrupted "create index concurrently" leaves has the name and finds nothing. To drop it would keep readers out until the other is made.
  if exists (select from pg_index where indexrelid = to_regclass('memory.memories_keys') and not indisvalid) then
    alter index memory.memories_keys rename to memories_keys_unfinished;
  end if;
end $$;
--> statement-breakpoint
-- Writes wait while it is made, 12 s for a million memories. To spare them that, it can be made beforehand with "concurrently" (infra/README.md).
create index if not exists memories_keys on memory.memories
  using gin (memory.keyword_keys(project_id, tsvector_to_array(tsv))) with (fastupdate = off);
--> statement-breakpoint
-- Replicas of the version before search by the former index. Where there are memories it stays, and the next version drops it.
do $$ begin
  if not exists (select from memory.memories) then drop index memory.memories_keywords; end if;
end $$;

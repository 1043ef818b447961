-- Entries that say that all of a project has to go. Taking a batch asks for those of its projects, and without an index of their own that read
-- everything that is owed: 0.1 s a batch at a million entries.
create index vector_outbox_whole on memory.vector_outbox (index_name, project_id)
  where memory_id = '00000000-0000-0000-0000-000000000000';

-- Search reads the tsvector of every memory that has a word of the query, several times. In rows over 2 kB it would be compressed, and
-- reading it takes ten times as long; up to half a page it stays as it is. For rows written from now on: the older ones are read as before.
alter table memory.memories set (toast_tuple_target = 4080);

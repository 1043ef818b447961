-- Whether the add came without a timestamp: its session date is then only the day of the add, which tells no two facts apart. Rows of before,
-- and of a service that does not know the column yet, count as given one. A constant default: no row is rewritten.
alter table memory.memories add column is_timestamp_omitted boolean not null default false;

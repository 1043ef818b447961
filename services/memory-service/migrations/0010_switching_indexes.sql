-- Until then the name may come to lead to another index at any moment, as a request that asks for it is under way: what is delivered under it
-- is delivered once more. Null at all other times.
alter table memory.fed_indexes add column switching_until timestamptz(3);

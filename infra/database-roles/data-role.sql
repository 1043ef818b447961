-- The role of the memory service: what it does, and nothing else. Run by the owner of the schemas, after every
-- migration (it can be run again at any time). The role comes without a password: alter role … password '…'.
do $$
begin
  create role persistent_memory_data login;
exception when duplicate_object or unique_violation then null;
end
$$;

revoke all on all tables in schema access, memory from persistent_memory_data;
grant usage on schema access, memory to persistent_memory_data;

-- Its own schema, as rows: it changes no table, nor which database this is.
grant select, insert, update, delete on all tables in schema memory to persistent_memory_data;
revoke insert, update, delete on memory.migrations, memory.database_identity from persistent_memory_data;

-- What the management service writes is only read.
grant select on
  access.migrations, access.api_keys, access.entitlements, access.project_wipes
  to persistent_memory_data;
grant select, insert, update on
  access.usage_by_period, access.usage_by_day, access.project_wipe_progress
  to persistent_memory_data;
grant select, insert, update, delete on access.api_key_uses, access.failed_authentications to persistent_memory_data;

revoke execute on function
  access.used_requests(text, timestamptz, text), access.count_usage(text, text, text, bigint) from public;
grant execute on function
  access.used_requests(text, timestamptz, text), access.count_usage(text, text, text, bigint)
  to persistent_memory_data;

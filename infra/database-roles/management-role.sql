-- The role of the management service: what it does, and nothing else. Run by the owner of the schemas, after every
-- migration (it can be run again at any time). The role comes without a password: alter role … password '…'.
do $$
begin
  create role persistent_memory_management login;
exception when duplicate_object or unique_violation then null;
end
$$;

revoke all on all tables in schema access, management from persistent_memory_management;
grant usage on schema access, management to persistent_memory_management;

grant select on management.migrations, access.migrations to persistent_memory_management;
grant select, insert, update on management.accounts to persistent_memory_management;
grant select, insert, update, delete on
  management.workspaces, management.projects, management.auth_tokens, management.rate_limits
  to persistent_memory_management;
grant select, insert on management.workspace_usage to persistent_memory_management;
grant select, insert, delete on management.api_keys to persistent_memory_management;
-- Append-only: no update, no delete, no truncate.
grant select, insert on management.audit_log to persistent_memory_management;

grant select, insert, delete on access.api_keys to persistent_memory_management;
grant select, insert, update on access.entitlements to persistent_memory_management;
grant select, insert on access.project_wipes to persistent_memory_management;
-- What the memory service writes is only read.
grant select on
  access.api_key_uses, access.usage_by_period, access.usage_by_day, access.account_usage_by_day,
  access.project_wipe_progress
  to persistent_memory_management;

revoke execute on function
  access.used_requests(text, timestamptz, text), access.count_usage(text, text, text, bigint) from public;
grant execute on function access.used_requests(text, timestamptz, text) to persistent_memory_management;

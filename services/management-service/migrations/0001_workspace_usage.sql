-- The days before this one are summed up in all workspaces of the account; null: none is. Before what locks the
-- workspaces: the service takes the account first, too, and the two would else wait for each other.
alter table management.accounts add column usage_summed_until date;
--> statement-breakpoint
-- Requests by day of the projects that a workspace has, for the days that are summed up: a report of a year reads as
-- much for half a million of them as for one.
create table management.workspace_usage (
  workspace_id text not null references management.workspaces (id) on delete cascade,
  day date not null,
  operation text not null,
  requests bigint not null,
  primary key (workspace_id, day, operation)
);
--> statement-breakpoint
-- A project that goes takes its requests with it. With the rights of the schema's owner, so that replicas of the
-- version before, whose roles were given no rights here, delete as they did.
create function management.take_from_workspace_usage() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update management.workspace_usage summed set requests = summed.requests - gone.requests
  from (
    select listed.day, listed.operation, (
      select sum(used.requests) from access.usage_by_day used
      where used.account_id = old.account_id and used.day = listed.day and used.project_id = old.id
        and used.operation = listed.operation
    ) as requests
    from management.workspace_usage listed where listed.workspace_id = old.workspace_id
  ) gone
  where summed.workspace_id = old.workspace_id and summed.day = gone.day and summed.operation = gone.operation
    and gone.requests > 0;
  return null;
end
$$;
--> statement-breakpoint
create trigger take_from_workspace_usage after delete on management.projects
  for each row execute function management.take_from_workspace_usage();

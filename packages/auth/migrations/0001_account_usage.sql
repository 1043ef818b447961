-- Requests of an account by day: the sums over its projects, so that a report of a year reads as much for half a
-- million of them as for one. Nobody but the trigger below writes here.
create table access.account_usage_by_day (
  account_id text not null,
  day date not null,
  operation text not null,
  slot smallint not null,
  requests bigint not null,
  primary key (account_id, day, operation, slot)
);
--> statement-breakpoint
-- Of days that are over for good: while the services go on, however many rows there are.
insert into access.account_usage_by_day
  select account_id, day, operation, 0, sum(requests) from access.usage_by_day
  where day < (now() at time zone 'UTC')::date - 1 group by account_id, day, operation;
--> statement-breakpoint
-- With the rights of the schema's owner, so that replicas of the version before go on counting whose roles were given
-- no rights here. Slots are those of the projects' counts: who would wait here for a row has waited there already.
create function access.add_to_account_usage() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into access.account_usage_by_day as total
    values (new.account_id, new.day, new.operation, new.slot, new.requests - coalesce(old.requests, 0))
    on conflict (account_id, day, operation, slot) do update set requests = total.requests + excluded.requests;
  return null;
end
$$;
--> statement-breakpoint
-- Waits for those who are counting; who comes meanwhile counts after it, and here too.
create trigger add_to_account_usage after insert or update of requests on access.usage_by_day
  for each row execute function access.add_to_account_usage();
--> statement-breakpoint
-- Of the days that were still counted for until then. Whoever was counted for has an entitlement: by account, only
-- these days are read, while others wait.
insert into access.account_usage_by_day
  select entitlement.account_id, recent.day, recent.operation, 0, recent.requests
  from access.entitlements entitlement
  cross join lateral (
    select used.day, used.operation, sum(used.requests) as requests from access.usage_by_day used
    where used.account_id = entitlement.account_id and used.day >= (now() at time zone 'UTC')::date - 1
    group by used.day, used.operation
  ) recent;

-- Schema access: all that the two planes share. Each table has one writer, named in the README of this package.
create schema if not exists access;
--> statement-breakpoint
create table access.api_keys (
  key_hash bytea primary key,
  key_id text not null unique,
  project_id text not null,
  account_id text not null,
  created_at timestamptz(3) not null default now()
);
--> statement-breakpoint
create index api_keys_project on access.api_keys (project_id);
--> statement-breakpoint
create table access.api_key_uses (
  key_id text primary key,
  last_used_at timestamptz(3) not null
);
--> statement-breakpoint
create table access.entitlements (
  account_id text primary key,
  plan text not null,
  status text not null check (status in ('active', 'inactive')),
  period_start timestamptz(3) not null,
  period_end timestamptz(3),
  add_quota bigint check (add_quota >= 0),
  search_quota bigint check (search_quota >= 0),
  updated_at timestamptz(3) not null default now()
);
--> statement-breakpoint
create table access.usage_by_period (
  account_id text not null,
  period_start timestamptz(3) not null,
  operation text not null,
  slot smallint not null,
  requests bigint not null,
  primary key (account_id, period_start, operation, slot)
);
--> statement-breakpoint
create table access.usage_by_day (
  account_id text not null,
  day date not null,
  project_id text not null,
  operation text not null,
  slot smallint not null,
  requests bigint not null,
  primary key (account_id, day, project_id, operation, slot)
);
--> statement-breakpoint
create table access.failed_authentications (
  address text primary key,
  window_started_at timestamptz(3) not null,
  failures integer not null
);
--> statement-breakpoint
create index failed_authentications_age on access.failed_authentications (window_started_at);
--> statement-breakpoint
create table access.project_wipes (
  project_id text primary key,
  account_id text not null,
  requested_at timestamptz(3) not null default now()
);
--> statement-breakpoint
create index project_wipes_requested on access.project_wipes (requested_at);
--> statement-breakpoint
create table access.project_wipe_progress (
  project_id text primary key,
  wiped_memories bigint not null default 0,
  updated_at timestamptz(3) not null default now(),
  completed_at timestamptz(3)
);
--> statement-breakpoint
-- What an account has used of an operation in a period.
create function access.used_requests(of_account text, of_period timestamptz, of_operation text) returns bigint
language sql stable as $$
  select coalesce(sum(requests), 0)::bigint from access.usage_by_period
  where account_id = of_account and period_start = of_period and operation = of_operation
$$;
--> statement-breakpoint
-- Counts requests of an operation, as the last statement of the transaction that did the work, and answers why they may
-- not be counted, or null. An operation is refused when its quota was used up before it. The check has to be exact where
-- the quota is near, so there the operations of an account count one after the other; far from it nobody waits.
create function access.count_usage(of_account text, of_project text, of_operation text, counted bigint) returns text
language plpgsql as $$
declare
  near_requests constant bigint := 100000;
  entitlement access.entitlements;
  quota bigint;
  own_slot constant smallint := pg_backend_pid() % 16;
begin
  select * into entitlement from access.entitlements where account_id = of_account;
  -- A minute of grace: the clock that wrote the start of the period need not be this one.
  if not found or entitlement.status <> 'active' or entitlement.period_end <= now() or entitlement.period_start > now() + interval '1 minute' then
    return 'subscription_required';
  end if;
  quota := case of_operation when 'add' then entitlement.add_quota else entitlement.search_quota end;
  if quota is not null and quota - access.used_requests(of_account, entitlement.period_start, of_operation) <= near_requests then
    perform pg_advisory_xact_lock(hashtextextended('usage ' || of_operation || ' ' || of_account, 0));
    if access.used_requests(of_account, entitlement.period_start, of_operation) >= quota then
      return 'quota_exhausted';
    end if;
  end if;
  if of_operation = 'search' then
    -- A search changed nothing else, so nobody's work is lost with its count: it does not wait for the disk.
    -- A crash of Postgres can take the counts of its last moments, in the customer's favour.
    perform set_config('synchronous_commit', 'off', true);
  end if;
  insert into access.usage_by_period as total values (of_account, entitlement.period_start, of_operation, own_slot, counted)
    on conflict (account_id, period_start, operation, slot) do update set requests = total.requests + excluded.requests;
  insert into access.usage_by_day as total values (of_account, (now() at time zone 'UTC')::date, of_project, of_operation, own_slot, counted)
    on conflict (account_id, day, project_id, operation, slot) do update set requests = total.requests + excluded.requests;
  return null;
end
$$;

-- Schema management: accounts and what they own. One writer: the management service.
-- Every list is newest first, then by id, so each filter of a list has an index in exactly that order.
create schema if not exists management;
--> statement-breakpoint
-- The counts are kept by the transactions that create and delete, which take this row's lock first: limits hold without
-- counting rows, a list knows its total, and no two transactions of an account can wait for each other.
create table management.accounts (
  id text primary key,
  issuer text not null,
  subject text not null,
  workspace_count integer not null default 0 check (workspace_count >= 0),
  project_count integer not null default 0 check (project_count >= 0),
  api_key_count integer not null default 0 check (api_key_count >= 0),
  auth_token_count integer not null default 0 check (auth_token_count >= 0),
  audit_entry_count bigint not null default 0 check (audit_entry_count >= 0),
  created_at timestamptz(3) not null default now(),
  unique (issuer, subject)
);
--> statement-breakpoint
create table management.workspaces (
  id text primary key,
  account_id text not null references management.accounts (id),
  name text not null,
  project_count integer not null default 0 check (project_count >= 0),
  api_key_count integer not null default 0 check (api_key_count >= 0),
  created_at timestamptz(3) not null default now()
);
--> statement-breakpoint
create index workspaces_of_account on management.workspaces (account_id, created_at desc, id);
--> statement-breakpoint
create table management.projects (
  id text primary key,
  account_id text not null references management.accounts (id),
  workspace_id text not null references management.workspaces (id),
  name text not null,
  api_key_count integer not null default 0 check (api_key_count >= 0),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
--> statement-breakpoint
create index projects_of_account on management.projects (account_id, created_at desc, id);
--> statement-breakpoint
create index projects_of_workspace on management.projects (workspace_id, created_at desc, id);
--> statement-breakpoint
-- What may be shown of a key. Its hash is in access.api_keys, where a row means that the key works.
create table management.api_keys (
  id text primary key,
  account_id text not null references management.accounts (id),
  workspace_id text not null references management.workspaces (id),
  project_id text not null references management.projects (id),
  name text not null,
  prefix text not null,
  last_four text not null,
  created_at timestamptz(3) not null default now()
);
--> statement-breakpoint
create index api_keys_of_account on management.api_keys (account_id, created_at desc, id);
--> statement-breakpoint
create index api_keys_of_workspace on management.api_keys (workspace_id, created_at desc, id);
--> statement-breakpoint
create index api_keys_of_project on management.api_keys (project_id, created_at desc, id);
--> statement-breakpoint
create table management.auth_tokens (
  id text primary key,
  account_id text not null references management.accounts (id),
  workspace_id text not null references management.workspaces (id),
  token_hash bytea not null unique,
  name text not null,
  scopes text[] not null,
  prefix text not null,
  last_four text not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3),
  last_used_at timestamptz(3)
);
--> statement-breakpoint
create index auth_tokens_of_account on management.auth_tokens (account_id, created_at desc, id);
--> statement-breakpoint
create index auth_tokens_of_workspace on management.auth_tokens (workspace_id);
--> statement-breakpoint
-- Who did what. Append-only by the grants of the service's role, which may insert and select, and nothing else.
create table management.audit_log (
  id text primary key,
  account_id text not null references management.accounts (id),
  actor_kind text not null check (actor_kind in ('session', 'token', 'platform', 'command')),
  -- The subject of a session, the id of a token, or the name of a command.
  actor_id text not null,
  action text not null,
  resource_type text not null,
  resource_id text not null,
  request_id text,
  address text,
  created_at timestamptz(3) not null default now()
);
--> statement-breakpoint
create index audit_log_of_account on management.audit_log (account_id, created_at desc, id);
--> statement-breakpoint
-- Creates of a client address in its current window.
create table management.rate_limits (
  key text primary key,
  hits integer not null,
  resets_at timestamptz(3) not null
);
--> statement-breakpoint
create index rate_limits_age on management.rate_limits (resets_at);

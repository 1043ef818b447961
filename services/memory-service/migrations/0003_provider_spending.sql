-- Tokens of the model provider that a project has spent in a day (UTC), with what calls under way have reserved: one number that all
-- replicas share, and a restart finds again. Rows of days gone by are pruned by a worker.
create table memory.provider_spending (
  project_id text not null,
  day date not null,
  tokens bigint not null,
  primary key (project_id, day)
);
--> statement-breakpoint
create index provider_spending_day on memory.provider_spending (day);

-- Wipes that were requested and are not completed. The requests themselves (access.project_wipes) stay for ever, as
-- writes look for them there: who wipes, and who asks how much is left, reads these few instead of all of them.
create table memory.pending_wipes (
  project_id text primary key,
  requested_at timestamptz(3) not null
);
--> statement-breakpoint
create index pending_wipes_requested on memory.pending_wipes (requested_at);
--> statement-breakpoint
-- Requests of before were looked at, all but those whose transaction was under way then. One row.
create table memory.wipe_requests_seen (
  is_only boolean primary key default true check (is_only),
  seen_until timestamptz(3) not null
);
--> statement-breakpoint
-- Here once for all, so that no replica has to go through what was completed long ago.
insert into memory.pending_wipes (project_id, requested_at)
select wipe.project_id, wipe.requested_at from access.project_wipes wipe
left join access.project_wipe_progress progress on progress.project_id = wipe.project_id
where progress.completed_at is null;
--> statement-breakpoint
insert into memory.wipe_requests_seen (seen_until) values (now());

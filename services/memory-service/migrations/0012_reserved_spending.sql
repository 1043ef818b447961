-- What of a project's tokens is only reserved, for calls under way in any replica, and until when it can be at the latest. While some is,
-- more may fit in a moment: most calls take less than was reserved for them.
alter table memory.provider_spending add column reserved bigint not null default 0;
--> statement-breakpoint
alter table memory.provider_spending add column reserved_until timestamptz;

ALTER TABLE "release_rows" ADD COLUMN "failures" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "release_rows" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "release_rows" ADD COLUMN "retry_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "leased_by" uuid;
ALTER TABLE "revisions" ADD COLUMN "rules_version" text;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "figures_version" integer;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "snapshot_number" smallint;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "score_version" integer;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "total" double precision;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "award" integer;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "award_before" integer;
ALTER TABLE "requests" ADD COLUMN "memory" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" DROP COLUMN "is_from_appeal";--> statement-breakpoint
ALTER TABLE "requests" DROP COLUMN "was_returned_for_repair";
-- Appeals that exist already get 1, because a draft that names no content counts as 0.
ALTER TABLE "appeals" ADD COLUMN "content_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "appeals" ALTER COLUMN "content_version" SET DEFAULT 0;
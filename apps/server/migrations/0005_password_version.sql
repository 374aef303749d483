ALTER TABLE "sessions" ADD COLUMN "password_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "password_version" integer DEFAULT 1 NOT NULL;
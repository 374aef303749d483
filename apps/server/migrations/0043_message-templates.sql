CREATE TABLE "shipped_templates" (
	"key" text NOT NULL,
	"version" text NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "shipped_templates_key_version_pk" PRIMARY KEY("key","version")
);
--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "template_version" text;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "values" jsonb;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "message_version" text;
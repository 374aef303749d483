CREATE TABLE "status_times" (
	"period_id" integer PRIMARY KEY NOT NULL,
	"computed_at" timestamp (3) with time zone NOT NULL,
	"statuses" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"id" integer PRIMARY KEY NOT NULL,
	"seal_number" bigint NOT NULL,
	"seal_hash" text NOT NULL,
	"settled_id" bigint NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "request_index_list";--> statement-breakpoint
ALTER TABLE "request_index" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "request_index" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "request_index" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "request_index" ADD COLUMN "decision_reason" text;--> statement-breakpoint
ALTER TABLE "request_index" ADD COLUMN "appeal" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "request_index" ADD COLUMN "returned_for" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_checks" ADD COLUMN "head" text;--> statement-breakpoint
ALTER TABLE "status_times" ADD CONSTRAINT "status_times_period_id_registration_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."registration_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_messages_undelivered" ON "outbox_messages" USING btree ("student_id") WHERE state in ('uncertain', 'refused') and send_before is null;--> statement-breakpoint
CREATE INDEX "request_index_returned" ON "request_index" USING gin ("returned_for") WHERE returned_for <> '{}';--> statement-breakpoint
CREATE INDEX "request_index_list" ON "request_index" USING btree ("period_id","due_on","request_id","status","institution_id","language","assignee_id","hold_until","waiting_since","has_unsent_files","last_event","duplicates","number","moved_at","name_search","submitted_at","decision","decided_at","decided_by","decision_reason","appeal");
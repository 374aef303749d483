CREATE TABLE "revisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"figures" jsonb,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"signed_by" uuid,
	"signed_at" timestamp (3) with time zone,
	"withdrawn_by" uuid,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "confirmation" text;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "refused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "refusal_note" text;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "revisions_request" ON "revisions" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "revisions_open" ON "revisions" USING btree ("request_id") WHERE signed_at is null and withdrawn_at is null;
CREATE TABLE "institution_list_rows" (
	"list_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"request_id" uuid,
	"number_text" text NOT NULL,
	"reason" text,
	"checked" text NOT NULL,
	"applied" text,
	"revoked" text,
	CONSTRAINT "institution_list_rows_list_id_row_pk" PRIMARY KEY("list_id","row")
);
--> statement-breakpoint
CREATE TABLE "institution_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"period_id" integer NOT NULL,
	"institution_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"checked_by" uuid,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"applied_by" uuid,
	"applying_since" timestamp (3) with time zone,
	"applied_at" timestamp (3) with time zone,
	"revoked_by" uuid,
	"revoke_reason" text,
	"revoking_since" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "request_index_due";--> statement-breakpoint
DROP INDEX "request_index_name";--> statement-breakpoint
ALTER TABLE "request_work" ADD COLUMN "reviewer_opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "institution_list_rows" ADD CONSTRAINT "institution_list_rows_list_id_institution_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."institution_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_list_rows" ADD CONSTRAINT "institution_list_rows_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_lists" ADD CONSTRAINT "institution_lists_period_id_registration_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."registration_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_lists" ADD CONSTRAINT "institution_lists_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_lists" ADD CONSTRAINT "institution_lists_checked_by_staff_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_lists" ADD CONSTRAINT "institution_lists_applied_by_staff_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_lists" ADD CONSTRAINT "institution_lists_revoked_by_staff_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "institution_list_rows_request" ON "institution_list_rows" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "institution_lists_period" ON "institution_lists" USING btree ("period_id","checked_at");--> statement-breakpoint
CREATE INDEX "request_index_list" ON "request_index" USING btree ("period_id","due_on","request_id","status","institution_id","language","assignee_id","hold_until","waiting_since","has_unsent_files","last_event","duplicates","number","moved_at","name_search");--> statement-breakpoint
ALTER TABLE "request_index" SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.02);

CREATE TABLE "ledger_follow_ups" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"mark" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_money" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"period_id" integer NOT NULL,
	"entries" integer NOT NULL,
	"entitled" integer NOT NULL,
	"paid" integer NOT NULL,
	"in_flight" integer NOT NULL,
	"due" integer NOT NULL,
	"waiting" integer NOT NULL,
	"returned" integer NOT NULL,
	"unclaimed" integer NOT NULL,
	"needs_account" boolean NOT NULL,
	"is_paid_by_institution" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"period_id" integer NOT NULL,
	"number" integer NOT NULL,
	"institution_id" integer,
	"state" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp (3) with time zone,
	"exported_by" uuid,
	"exported_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"discarded_by" uuid,
	"discarded_at" timestamp (3) with time zone,
	"files" jsonb,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"batch_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"reference" text NOT NULL,
	"bank_reference" text NOT NULL,
	"request_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"account_id" uuid,
	"account_hash" text,
	"sealed" text,
	"state" text NOT NULL,
	"left_out" text,
	"return_reason" text,
	"is_reissue" boolean DEFAULT false NOT NULL,
	CONSTRAINT "payment_orders_batch_id_sequence_pk" PRIMARY KEY("batch_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "payment_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid,
	"line" integer,
	"batch_id" uuid,
	"sequence" integer,
	"amount" integer,
	"reason" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "result_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"rows" integer NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "result_rows" (
	"file_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"result" text NOT NULL,
	"reason" text,
	"reason_text" text NOT NULL,
	"verdict" text NOT NULL,
	"batch_id" uuid,
	"sequence" integer,
	"request_id" uuid,
	"is_quarantined" boolean DEFAULT false NOT NULL,
	CONSTRAINT "result_rows_file_id_line_pk" PRIMARY KEY("file_id","line")
);
--> statement-breakpoint
ALTER TABLE "ledger_follow_ups" ADD CONSTRAINT "ledger_follow_ups_request_id_ledgers_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."ledgers"("request_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_money" ADD CONSTRAINT "ledger_money_request_id_ledgers_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."ledgers"("request_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_batches" ADD CONSTRAINT "payment_batches_period_id_registration_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."registration_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_batches" ADD CONSTRAINT "payment_batches_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_batch_id_payment_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payment_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_files" ADD CONSTRAINT "result_files_batch_id_payment_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payment_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_rows" ADD CONSTRAINT "result_rows_file_id_result_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."result_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_rows" ADD CONSTRAINT "result_rows_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_rows" ADD CONSTRAINT "result_rows_order" FOREIGN KEY ("batch_id","sequence") REFERENCES "public"."payment_orders"("batch_id","sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_money_due" ON "ledger_money" USING btree ("period_id","request_id") WHERE due > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_batches_number" ON "payment_batches" USING btree ("period_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_bank_reference" ON "payment_orders" USING btree ("bank_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_open" ON "payment_orders" USING btree ("request_id") WHERE state in ('CHOSEN', 'OPEN');--> statement-breakpoint
CREATE INDEX "payment_orders_request" ON "payment_orders" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "payment_orders_state" ON "payment_orders" USING btree ("batch_id","state","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_proposals_row" ON "payment_proposals" USING btree ("file_id","line") WHERE outcome is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_proposals_order" ON "payment_proposals" USING btree ("batch_id","sequence") WHERE outcome is null;--> statement-breakpoint
CREATE UNIQUE INDEX "result_files_sha256" ON "result_files" USING btree ("sha256") WHERE state <> 'DISCARDED';--> statement-breakpoint
CREATE INDEX "result_files_batch" ON "result_files" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "result_rows_verdict" ON "result_rows" USING btree ("file_id","verdict","line");--> statement-breakpoint
CREATE INDEX "result_rows_quarantined" ON "result_rows" USING btree ("file_id","line") WHERE is_quarantined;
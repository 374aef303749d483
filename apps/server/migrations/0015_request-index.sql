-- Names are searched for by parts of words. A database's owner may add it, since it is a trusted extension.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "request_index" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"period_id" integer NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"publish_state" text NOT NULL,
	"institution_id" integer NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL,
	"correction_deadline" timestamp (3) with time zone,
	"open_flags" smallint NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"name_search" text NOT NULL,
	"identity_hash" text NOT NULL,
	"phone_hashes" text[] NOT NULL,
	"account_hash" text,
	"address_hash" text,
	"file_hashes" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "request_index" ADD CONSTRAINT "request_index_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_index" ADD CONSTRAINT "request_index_period_id_registration_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."registration_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_index" ADD CONSTRAINT "request_index_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_index_queue" ON "request_index" USING btree ("period_id","status","moved_at","request_id");--> statement-breakpoint
CREATE INDEX "request_index_moved" ON "request_index" USING btree ("period_id","moved_at","request_id");--> statement-breakpoint
CREATE INDEX "request_index_number" ON "request_index" USING btree ("period_id","number");--> statement-breakpoint
CREATE INDEX "request_index_name" ON "request_index" USING gin ("name_search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "request_index_identity" ON "request_index" USING btree ("identity_hash");--> statement-breakpoint
CREATE INDEX "request_index_phones" ON "request_index" USING gin ("phone_hashes");--> statement-breakpoint
CREATE INDEX "request_index_account" ON "request_index" USING btree ("account_hash") WHERE account_hash is not null;--> statement-breakpoint
CREATE INDEX "request_index_address" ON "request_index" USING btree ("address_hash") WHERE address_hash is not null;--> statement-breakpoint
CREATE INDEX "request_index_files" ON "request_index" USING gin ("file_hashes");
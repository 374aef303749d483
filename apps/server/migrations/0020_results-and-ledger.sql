CREATE TABLE "letters" (
	"request_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"kind" text NOT NULL,
	"template_version" text NOT NULL,
	"sealed" text NOT NULL,
	"score_version" integer,
	"release_id" uuid,
	"appeal_until" timestamp (3) with time zone,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"replaces" smallint,
	CONSTRAINT "letters_request_id_number_pk" PRIMARY KEY("request_id","number")
);
--> statement-breakpoint
CREATE TABLE "scores" (
	"request_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"result" text NOT NULL,
	"snapshot_number" smallint NOT NULL,
	"figures_version" integer NOT NULL,
	"rules_version" text NOT NULL,
	"inputs" jsonb NOT NULL,
	"components" jsonb NOT NULL,
	"total" double precision NOT NULL,
	"award" integer NOT NULL,
	"computed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scores_request_id_version_pk" PRIMARY KEY("request_id","version")
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"sealed" text,
	"lookup_hash" text,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"request_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"entry" jsonb NOT NULL,
	"staff_id" uuid,
	CONSTRAINT "ledger_entries_request_id_number_pk" PRIMARY KEY("request_id","number")
);
--> statement-breakpoint
CREATE TABLE "ledgers" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"is_sponsored" boolean NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_request_id_ledgers_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."ledgers"("request_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledgers" ADD CONSTRAINT "ledgers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_accounts_request" ON "bank_accounts" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "bank_accounts_lookup" ON "bank_accounts" USING btree ("lookup_hash");
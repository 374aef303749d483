CREATE TABLE "audit_anchors" (
	"seal_number" bigint PRIMARY KEY NOT NULL,
	"seal_hash" text NOT NULL,
	"last_id" bigint NOT NULL,
	"swept_at" timestamp (3) with time zone NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"is_intact" boolean NOT NULL,
	"entries" integer NOT NULL,
	"findings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_hashes" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"seal_number" bigint NOT NULL,
	"hash" text NOT NULL,
	"details_hash" text NOT NULL,
	"erased_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"number" bigint PRIMARY KEY NOT NULL,
	"sealed_at" timestamp (3) with time zone NOT NULL,
	"entries" integer NOT NULL,
	"last_id" bigint NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_hashes_seal" ON "audit_hashes" USING btree ("seal_number","entry_id");--> statement-breakpoint
CREATE INDEX "audit_seals_last_at" ON "audit_seals" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","at");
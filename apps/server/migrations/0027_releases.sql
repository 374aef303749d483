CREATE TABLE "release_rows" (
	"release_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"last_event" integer NOT NULL,
	"score_version" integer,
	"rules_version" text,
	"total" double precision,
	"kind" text,
	"award" integer,
	"hash_he" text,
	"hash_ar" text,
	"hash_en" text,
	"faults" text[] DEFAULT '{}' NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"state" text NOT NULL,
	"reason" text,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "release_rows_release_id_request_id_pk" PRIMARY KEY("release_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"period_id" integer NOT NULL,
	"number" integer NOT NULL,
	"result" text NOT NULL,
	"state" text NOT NULL,
	"planned_on" date NOT NULL,
	"appeal_until" timestamp (3) with time zone,
	"template_version" text NOT NULL,
	"rules_version" text NOT NULL,
	"made_by" uuid NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"check_started_at" timestamp (3) with time zone,
	"dry_run" jsonb,
	"previous_dry_run" jsonb,
	"approved_by" uuid,
	"approved_at" timestamp (3) with time zone,
	"scheduled_for" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"continues_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"leased_until" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "release_rows" ADD CONSTRAINT "release_rows_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_rows" ADD CONSTRAINT "release_rows_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_period_id_registration_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."registration_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "release_rows_open" ON "release_rows" USING btree ("request_id") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "release_rows_turn" ON "release_rows" USING btree ("release_id","position");--> statement-breakpoint
CREATE INDEX "release_rows_waiting" ON "release_rows" USING btree ("release_id","position") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "release_rows_unchecked" ON "release_rows" USING btree ("release_id","position") WHERE checked_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "releases_period_number" ON "releases" USING btree ("period_id","number");--> statement-breakpoint
CREATE INDEX "releases_open" ON "releases" USING btree ("state") WHERE ended_at is null;
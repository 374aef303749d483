CREATE TABLE "request_events" (
	"request_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"event" text NOT NULL,
	"actor_role" text NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"publish_state" text NOT NULL,
	"snapshot_number" smallint,
	CONSTRAINT "request_events_request_id_number_pk" PRIMARY KEY("request_id","number")
);
--> statement-breakpoint
CREATE TABLE "review_flags" (
	"request_id" uuid NOT NULL,
	"round" smallint NOT NULL,
	"position" smallint NOT NULL,
	"field" text NOT NULL,
	"index" smallint,
	"member" text,
	"reason" text NOT NULL,
	"note" text,
	"resolved_at" timestamp (3) with time zone,
	CONSTRAINT "review_flags_request_id_round_position_pk" PRIMARY KEY("request_id","round","position")
);
--> statement-breakpoint
ALTER TABLE "institutions" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "registration_periods" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_flags" ADD CONSTRAINT "review_flags_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requests_correction_deadline" ON "requests" USING btree ("correction_deadline") WHERE correction_deadline is not null;--> statement-breakpoint
-- A version that only the code of one release raised would miss what a person or another release changes.
CREATE FUNCTION "raise_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "raise_version" BEFORE UPDATE ON "requests"
  FOR EACH ROW EXECUTE FUNCTION "raise_version"();--> statement-breakpoint
CREATE TRIGGER "raise_version" BEFORE UPDATE ON "students"
  FOR EACH ROW EXECUTE FUNCTION "raise_version"();--> statement-breakpoint
CREATE TRIGGER "raise_version" BEFORE UPDATE ON "institutions"
  FOR EACH ROW EXECUTE FUNCTION "raise_version"();--> statement-breakpoint
CREATE TRIGGER "raise_version" BEFORE UPDATE ON "registration_periods"
  FOR EACH ROW EXECUTE FUNCTION "raise_version"();--> statement-breakpoint
-- Until now sending was the only event of a request, and its time the only thing known of it.
INSERT INTO "request_events" ("request_id", "number", "at", "event", "actor_role", "actor_id", "from_status",
  "to_status", "publish_state", "snapshot_number")
SELECT "id", 1, "submitted_at", 'SUBMIT', 'STUDENT', "student_id", 'DRAFT', 'SUBMITTED', '0',
  (SELECT max("number") FROM "request_snapshots" WHERE "request_id" = "requests"."id")
FROM "requests" WHERE "submitted_at" IS NOT NULL;

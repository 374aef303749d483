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
CREATE INDEX "requests_correction_deadline" ON "requests" USING btree ("correction_deadline") WHERE correction_deadline is not null;
CREATE TABLE "request_steps" (
	"request_id" uuid NOT NULL,
	"step" text NOT NULL,
	"version" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"secret_sealed" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "request_steps_request_id_step_pk" PRIMARY KEY("request_id","step")
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"period_id" integer NOT NULL,
	"status" text NOT NULL,
	"publish_state" text NOT NULL,
	"is_from_appeal" boolean NOT NULL,
	"was_returned_for_repair" boolean NOT NULL,
	"correction_deadline" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "requests_student_id_unique" UNIQUE("student_id")
);
--> statement-breakpoint
ALTER TABLE "request_steps" ADD CONSTRAINT "request_steps_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_period_id_registration_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."registration_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requests_period_status" ON "requests" USING btree ("period_id","status");
CREATE TABLE "eligibility_refusals" (
	"period_id" integer NOT NULL,
	"code" text NOT NULL,
	"refusals" integer NOT NULL,
	CONSTRAINT "eligibility_refusals_period_id_code_pk" PRIMARY KEY("period_id","code")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"username" text NOT NULL,
	"purpose" text NOT NULL,
	"id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "one_time_codes_username_purpose_pk" PRIMARY KEY("username","purpose"),
	CONSTRAINT "one_time_codes_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "pending_applicants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"period_id" integer NOT NULL,
	"username" text NOT NULL,
	"identity_hash" text NOT NULL,
	"identity_sealed" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"institution_id" integer NOT NULL,
	"currently_studying" text NOT NULL,
	"details" jsonb NOT NULL,
	"terms_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pending_applicants_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid,
	"staff_id" uuid,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_one_owner" CHECK (num_nonnulls("sessions"."student_id", "sessions"."staff_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"totp_sealed" text,
	"roles" text[] NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "students" (
	"id" uuid PRIMARY KEY NOT NULL,
	"period_id" integer NOT NULL,
	"username" text NOT NULL,
	"identity_hash" text NOT NULL,
	"identity_sealed" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"institution_id" integer NOT NULL,
	"currently_studying" text NOT NULL,
	"details" jsonb NOT NULL,
	"terms_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "students_username_unique" UNIQUE("username"),
	CONSTRAINT "students_identity" UNIQUE("period_id","identity_hash"),
	CONSTRAINT "students_phone" UNIQUE("period_id","phone"),
	CONSTRAINT "students_email" UNIQUE("period_id","email")
);
--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "tried_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "send_before" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "eligibility_refusals" ADD CONSTRAINT "eligibility_refusals_period_id_registration_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."registration_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_applicants" ADD CONSTRAINT "pending_applicants_period_id_registration_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."registration_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_applicants" ADD CONSTRAINT "pending_applicants_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_period_id_registration_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."registration_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_codes_expires_at" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pending_applicants_created_at" ON "pending_applicants" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_ends_at" ON "rate_limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sessions_student" ON "sessions" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "sessions_staff" ON "sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "sessions_ends_at" ON "sessions" USING btree ("ends_at");
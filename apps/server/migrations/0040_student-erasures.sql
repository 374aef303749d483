CREATE TABLE "student_erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"request_number" text NOT NULL,
	"request_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"outcome" text
);
--> statement-breakpoint
ALTER TABLE "student_erasures" ADD CONSTRAINT "student_erasures_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "student_erasures_open" ON "student_erasures" USING btree ("student_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "student_erasures_request" ON "student_erasures" USING btree ("request_id");
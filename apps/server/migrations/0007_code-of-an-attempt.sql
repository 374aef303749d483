ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_id_unique";--> statement-breakpoint
ALTER TABLE "pending_applicants" DROP CONSTRAINT "pending_applicants_username_unique";--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_username_purpose_pk";--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "applicant_id" uuid;--> statement-breakpoint
UPDATE "one_time_codes" SET "applicant_id" = applicant."id" FROM "pending_applicants" applicant WHERE "purpose" = 'register' AND applicant."username" = "one_time_codes"."username";--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_applicant_id_pending_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."pending_applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_codes_username" ON "one_time_codes" USING btree ("username","purpose");--> statement-breakpoint
CREATE INDEX "one_time_codes_applicant" ON "one_time_codes" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "pending_applicants_username" ON "pending_applicants" USING btree ("username");
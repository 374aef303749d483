CREATE TABLE "survey_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"period_id" integer NOT NULL,
	"birth_country" text NOT NULL,
	"birth_country_parent_one" text NOT NULL,
	"birth_country_parent_two" text NOT NULL,
	"education_parent_one" text NOT NULL,
	"education_parent_two" text NOT NULL,
	"culture_group" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "saw_survey" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "took_survey" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_period_id_registration_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."registration_periods"("id") ON DELETE no action ON UPDATE no action;
CREATE TABLE "indexed_calendars" (
	"period_id" integer PRIMARY KEY NOT NULL,
	"stage_targets" jsonb NOT NULL,
	"days_off" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "indexed_calendars" ADD CONSTRAINT "indexed_calendars_period_id_registration_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."registration_periods"("id") ON DELETE cascade ON UPDATE no action;
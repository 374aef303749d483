CREATE TABLE "checklist_ticks" (
	"request_id" uuid NOT NULL,
	"item" text NOT NULL,
	"is_ticked" boolean NOT NULL,
	"file_names" text[] NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "checklist_ticks_request_id_item_pk" PRIMARY KEY("request_id","item")
);
--> statement-breakpoint
CREATE TABLE "dismissed_duplicates" (
	"request_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dismissed_duplicates_request_id_other_id_pk" PRIMARY KEY("request_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "document_verdicts" (
	"request_id" uuid NOT NULL,
	"round" smallint NOT NULL,
	"staff_id" uuid NOT NULL,
	"key" text NOT NULL,
	"file_name" text NOT NULL,
	"verdict" text NOT NULL,
	"reason" text,
	"note" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_verdicts_request_id_round_staff_id_key_pk" PRIMARY KEY("request_id","round","staff_id","key")
);
--> statement-breakpoint
CREATE TABLE "figure_versions" (
	"request_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"round" smallint NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"figures" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"approved_at" timestamp (3) with time zone,
	CONSTRAINT "figure_versions_request_id_version_pk" PRIMARY KEY("request_id","version")
);
--> statement-breakpoint
CREATE TABLE "file_rotations" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"degrees" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registration_periods" ADD COLUMN "reasons" jsonb;--> statement-breakpoint
ALTER TABLE "request_events" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "checklist_ticks" ADD CONSTRAINT "checklist_ticks_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_duplicates" ADD CONSTRAINT "dismissed_duplicates_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_duplicates" ADD CONSTRAINT "dismissed_duplicates_other_id_requests_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_verdicts" ADD CONSTRAINT "document_verdicts_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_versions" ADD CONSTRAINT "figure_versions_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_rotations" ADD CONSTRAINT "file_rotations_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_notes" ADD CONSTRAINT "request_notes_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dismissed_duplicates_other" ON "dismissed_duplicates" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "request_notes_request" ON "request_notes" USING btree ("request_id","at");
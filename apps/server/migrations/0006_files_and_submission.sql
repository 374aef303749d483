CREATE TABLE "request_snapshots" (
	"request_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "request_snapshots_request_id_number_pk" PRIMARY KEY("request_id","number")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"document" text NOT NULL,
	"original_name" text NOT NULL,
	"format" text,
	"bytes" integer,
	"sha256" text,
	"has_thumbnail" boolean,
	"scan" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"stored_at" timestamp (3) with time zone,
	"kept_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	CONSTRAINT "files_stored_whole" CHECK ("files"."stored_at" is null or num_nulls("files"."format", "files"."bytes", "files"."sha256", "files"."has_thumbnail", "files"."scan") = 0)
);
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "submitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "request_snapshots" ADD CONSTRAINT "request_snapshots_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_student" ON "files" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "files_unscanned" ON "files" USING btree ("created_at") WHERE "files"."scan" = 'unscanned';--> statement-breakpoint
CREATE INDEX "files_unfinished" ON "files" USING btree ("created_at") WHERE "files"."stored_at" is null or ("files"."removed_at" is not null and "files"."erased_at" is null);
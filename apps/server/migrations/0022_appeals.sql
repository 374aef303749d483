CREATE TABLE "appeal_versions" (
	"request_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "appeal_versions_request_id_version_pk" PRIMARY KEY("request_id","version")
);
--> statement-breakpoint
CREATE TABLE "appeals" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"draft_sealed" text,
	"draft_files" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appeal_versions" ADD CONSTRAINT "appeal_versions_request_id_appeals_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."appeals"("request_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
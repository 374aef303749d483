CREATE TABLE "request_snapshots" (
	"request_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "request_snapshots_request_id_number_pk" PRIMARY KEY("request_id","number")
);
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "submitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "request_snapshots" ADD CONSTRAINT "request_snapshots_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
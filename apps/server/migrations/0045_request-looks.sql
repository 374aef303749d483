CREATE UNLOGGED TABLE "request_looks" (
	"request_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "request_looks_request_id_staff_id_pk" PRIMARY KEY("request_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "request_looks" ADD CONSTRAINT "request_looks_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_looks" ADD CONSTRAINT "request_looks_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
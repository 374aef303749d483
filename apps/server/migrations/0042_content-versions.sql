CREATE TABLE "content_drafts" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"revision" uuid NOT NULL,
	"document" jsonb NOT NULL,
	"staff_id" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_drafts_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"number" integer NOT NULL,
	"document" jsonb NOT NULL,
	"publish_at" timestamp (3) with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"restores" integer,
	CONSTRAINT "content_versions_kind_key_number_pk" PRIMARY KEY("kind","key","number")
);
--> statement-breakpoint
ALTER TABLE "faq_votes" DROP CONSTRAINT "faq_votes_question_id_faq_questions_id_fk";
--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;
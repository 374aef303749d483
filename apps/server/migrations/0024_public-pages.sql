CREATE TABLE "faq_misses" (
	"faq" text NOT NULL,
	"language" text NOT NULL,
	"words" text NOT NULL,
	"searches" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "faq_misses_faq_language_words_pk" PRIMARY KEY("faq","language","words")
);
--> statement-breakpoint
CREATE TABLE "faq_votes" (
	"question_id" integer PRIMARY KEY NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"unhelpful" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_texts" (
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"is_sample" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_texts_key_version_pk" PRIMARY KEY("key","version")
);
--> statement-breakpoint
CREATE TABLE "support_tickets" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_tickets_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"topic" text NOT NULL,
	"student_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "pending_applicants" ADD COLUMN "consents" jsonb;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "consents" jsonb;--> statement-breakpoint
ALTER TABLE "faq_votes" ADD CONSTRAINT "faq_votes_question_id_faq_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."faq_questions"("id") ON DELETE cascade ON UPDATE no action;
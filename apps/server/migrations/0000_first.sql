CREATE TABLE "information_sliders" (
	"id" serial PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"badge" jsonb,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"icon" text NOT NULL,
	"link" text,
	"link_text" jsonb
);
--> statement-breakpoint
CREATE TABLE "information_squares" (
	"id" serial PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"icon" text NOT NULL,
	"link" text
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cause" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	CONSTRAINT "outbox_messages_cause_unique" UNIQUE("cause")
);
--> statement-breakpoint
CREATE TABLE "registration_periods" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"is_open" boolean NOT NULL,
	"appeals_from" timestamp (3) with time zone,
	"appeals_to" timestamp (3) with time zone,
	"is_appeals_open" boolean NOT NULL,
	"correction_days" smallint NOT NULL,
	"expected_answers" jsonb NOT NULL,
	CONSTRAINT "registration_periods_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "starter_sets" (
	"name" text PRIMARY KEY NOT NULL,
	"loaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outbox_messages_created_at" ON "outbox_messages" USING btree ("created_at");
CREATE TABLE "compute_failures" (
	"run_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "compute_failures_run_id_request_id_pk" PRIMARY KEY("run_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "compute_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"period_id" integer NOT NULL,
	"started_by" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"is_again" boolean NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"last_request_id" uuid
);
--> statement-breakpoint
CREATE TABLE "rules_versions" (
	"period_id" integer NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"score_rules" jsonb NOT NULL,
	"award_tiers" jsonb NOT NULL,
	"note" text,
	"proposed_by" uuid,
	"proposed_at" timestamp (3) with time zone,
	"activated_by" uuid,
	"activated_at" timestamp (3) with time zone,
	CONSTRAINT "rules_versions_period_id_version_pk" PRIMARY KEY("period_id","version")
);
--> statement-breakpoint
CREATE TABLE "second_look_draws" (
	"release_id" uuid PRIMARY KEY NOT NULL,
	"period_id" integer NOT NULL,
	"rules_version" text NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_looks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"release_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"draw_reason" text NOT NULL,
	"decision_event" integer NOT NULL,
	"first_staff_id" uuid,
	"first" jsonb NOT NULL,
	"first_figures_version" integer,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"staff_id" uuid,
	"taken_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"second" jsonb,
	"figures" jsonb,
	"note" text,
	"settlement" text,
	"settled_by" uuid,
	"settled_at" timestamp (3) with time zone,
	"settled_reason" text
);
--> statement-breakpoint
ALTER TABLE "registration_periods" ADD COLUMN "budget" integer;--> statement-breakpoint
ALTER TABLE "registration_periods" ADD COLUMN "second_look" jsonb DEFAULT '{"shares":{"AWARD":5,"NO_AWARD":5,"DENIED":5},"edgePoints":1,"firstDecisions":50}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "compute_failures" ADD CONSTRAINT "compute_failures_run_id_compute_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."compute_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compute_failures" ADD CONSTRAINT "compute_failures_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compute_runs" ADD CONSTRAINT "compute_runs_period_id_registration_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."registration_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rules_versions" ADD CONSTRAINT "rules_versions_period_id_registration_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."registration_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_look_draws" ADD CONSTRAINT "second_look_draws_period_id_registration_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."registration_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_looks" ADD CONSTRAINT "second_looks_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "compute_runs_running" ON "compute_runs" USING btree ("period_id") WHERE state = 'RUNNING';--> statement-breakpoint
CREATE UNIQUE INDEX "rules_versions_active" ON "rules_versions" USING btree ("period_id") WHERE state = 'ACTIVE';--> statement-breakpoint
CREATE UNIQUE INDEX "second_looks_release_request" ON "second_looks" USING btree ("release_id","request_id");--> statement-breakpoint
CREATE INDEX "second_looks_state" ON "second_looks" USING btree ("state","request_id");--> statement-breakpoint
CREATE INDEX "second_looks_request" ON "second_looks" USING btree ("request_id");
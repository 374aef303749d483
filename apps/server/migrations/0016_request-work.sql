CREATE TABLE "queue_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_work" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"assignee_id" uuid,
	"assigned_at" timestamp (3) with time zone,
	"opened_by" uuid,
	"opened_at" timestamp (3) with time zone,
	"last_active_at" timestamp (3) with time zone,
	"hold_reason" text,
	"hold_until" timestamp (3) with time zone,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_conflicts" (
	"staff_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"declared_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_conflicts_staff_id_request_id_pk" PRIMARY KEY("staff_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "work_change_rows" (
	"change_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"version_after" integer NOT NULL,
	CONSTRAINT "work_change_rows_change_id_request_id_pk" PRIMARY KEY("change_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "work_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "registration_periods" ADD COLUMN "stage_targets" jsonb DEFAULT '{"review":14,"confirmation":5,"computation":5,"appeal":14,"bank":5}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "registration_periods" ADD COLUMN "days_off" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "request_index" ADD COLUMN "last_event" text;--> statement-breakpoint
ALTER TABLE "request_index" ADD COLUMN "waiting_since" date DEFAULT 'infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "request_index" ADD COLUMN "due_on" date DEFAULT 'infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "request_index" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "request_index" ADD COLUMN "hold_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "request_index" ADD COLUMN "labels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "request_index" ADD COLUMN "has_unsent_files" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "request_index" ADD COLUMN "duplicates" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "request_index" ADD COLUMN "form" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "queue_views" ADD CONSTRAINT "queue_views_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_work" ADD CONSTRAINT "request_work_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_work" ADD CONSTRAINT "request_work_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_work" ADD CONSTRAINT "request_work_opened_by_staff_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_conflicts" ADD CONSTRAINT "staff_conflicts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_conflicts" ADD CONSTRAINT "staff_conflicts_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_change_rows" ADD CONSTRAINT "work_change_rows_change_id_work_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."work_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_change_rows" ADD CONSTRAINT "work_change_rows_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_changes" ADD CONSTRAINT "work_changes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "queue_views_owner" ON "queue_views" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "request_work_assignee" ON "request_work" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "request_work_opened_by" ON "request_work" USING btree ("opened_by","last_active_at");--> statement-breakpoint
CREATE INDEX "staff_conflicts_request" ON "staff_conflicts" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "work_changes_at" ON "work_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "request_index_waiting" ON "request_index" USING btree ("period_id","waiting_since","request_id");--> statement-breakpoint
CREATE INDEX "request_index_due" ON "request_index" USING btree ("period_id","due_on","request_id");--> statement-breakpoint
CREATE INDEX "request_index_assignee" ON "request_index" USING btree ("period_id","assignee_id","due_on","request_id");
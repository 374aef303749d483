CREATE TABLE "banks" (
	"code" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"faq" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_questions" (
	"id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"position" integer NOT NULL,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fields_help" (
	"key" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"show" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "institutions" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"is_sponsored" boolean NOT NULL,
	"is_religious" boolean NOT NULL,
	"has_example_flags" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "localities" (
	"symbol" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"municipal_code" smallint,
	"socio_economic_cluster" smallint,
	"cluster_level" text,
	"peripherality_cluster" smallint
);
--> statement-breakpoint
CREATE TABLE "modal_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"header" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"positive_button" jsonb,
	"positive_redirect" text,
	"negative_button" jsonb,
	"negative_redirect" text
);
--> statement-breakpoint
CREATE TABLE "neighborhoods" (
	"locality_symbol" integer,
	"symbol" integer NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "neighborhoods_key" UNIQUE NULLS NOT DISTINCT("locality_symbol","symbol")
);
--> statement-breakpoint
CREATE TABLE "sectors" (
	"id" integer PRIMARY KEY NOT NULL,
	"label" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_fields" (
	"id" integer PRIMARY KEY NOT NULL,
	"label" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_options" (
	"list" text NOT NULL,
	"value" text NOT NULL,
	"position" integer NOT NULL,
	"label" jsonb NOT NULL,
	CONSTRAINT "survey_options_list_value_pk" PRIMARY KEY("list","value")
);
--> statement-breakpoint
-- A period that stands already is the first one: it takes the first period's values, and new ones bring their own.
ALTER TABLE "registration_periods" ADD COLUMN "age_date" timestamp (3) with time zone DEFAULT '2024-12-15T10:00:00Z' NOT NULL;--> statement-breakpoint
ALTER TABLE "registration_periods" ADD COLUMN "reserve_window" jsonb DEFAULT '{"from":"2023-12-02","to":"2024-12-15"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "registration_periods" ADD COLUMN "ceilings" jsonb DEFAULT '{"otherScholarship":8400}' NOT NULL;--> statement-breakpoint
ALTER TABLE "registration_periods" ADD COLUMN "eligibility_rules" jsonb DEFAULT '{"NOT_RESIDENT":true,"NOT_STUDYING":true,"OTHER_BACHELOR":true,"OTHER_SCHOLARSHIP":true,"SCHOLARSHIP_AMOUNT":true,"DESERTER":true,"USER_EXIST":true,"PERIOD_CLOSED":true}' NOT NULL;--> statement-breakpoint
ALTER TABLE "registration_periods" ADD COLUMN "score_rules" jsonb DEFAULT '{"version":"2025-1","caps":{"income":45,"cluster":25,"family":13,"military":10,"priority":2,"reservist":5},"income":[{"upTo":2100,"points":45},{"upTo":2600,"points":40},{"upTo":3000,"points":35},{"upTo":3500,"points":30},{"upTo":4000,"points":25},{"upTo":4400,"points":20},{"upTo":4900,"points":15},{"upTo":5300,"points":10},{"upTo":6000,"points":5}],"cluster":{"first":25,"perCluster":2.5,"notInIsrael":15},"family":{"children":[{"from":1,"points":3},{"from":2,"points":4},{"from":3,"points":5}],"studentSiblings":[{"from":1,"points":1},{"from":2,"points":2},{"from":3,"points":3}],"singleParent":3,"affectedParents":[{"from":1,"points":3},{"from":2,"points":5}],"disability":[{"from":20,"points":2},{"from":50,"points":3},{"from":75,"points":4}],"childDisability":1},"military":[{"from":1,"points":2},{"from":6,"points":4},{"from":12,"points":6},{"from":18,"points":8},{"from":24,"points":10}],"reservist":[{"from":1,"points":1},{"from":10,"points":2},{"from":20,"points":3},{"from":40,"points":4},{"from":60,"points":5}],"priority":{"points":2,"peripheralityUpTo":3}}' NOT NULL;--> statement-breakpoint
ALTER TABLE "registration_periods" ADD COLUMN "award_tiers" jsonb DEFAULT '[{"from":92,"amount":12480},{"from":76,"amount":6240},{"from":67,"amount":4000}]' NOT NULL;--> statement-breakpoint
ALTER TABLE "registration_periods" ADD COLUMN "draft_retention_days" smallint DEFAULT 365 NOT NULL;--> statement-breakpoint
ALTER TABLE "registration_periods" ALTER COLUMN "age_date" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "registration_periods" ALTER COLUMN "reserve_window" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "registration_periods" ALTER COLUMN "ceilings" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "registration_periods" ALTER COLUMN "eligibility_rules" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "registration_periods" ALTER COLUMN "score_rules" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "registration_periods" ALTER COLUMN "award_tiers" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "registration_periods" ALTER COLUMN "draft_retention_days" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "faq_questions" ADD CONSTRAINT "faq_questions_category_id_faq_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."faq_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "neighborhoods" ADD CONSTRAINT "neighborhoods_locality_symbol_localities_symbol_fk" FOREIGN KEY ("locality_symbol") REFERENCES "public"."localities"("symbol") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faq_questions_category" ON "faq_questions" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "localities_municipal_code" ON "localities" USING btree ("municipal_code");
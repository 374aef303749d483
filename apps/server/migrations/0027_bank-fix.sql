ALTER TABLE "bank_accounts" ADD COLUMN "confirmation" text;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "refused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "refusal_note" text;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "decided_by" uuid;
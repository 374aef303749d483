ALTER TABLE "bank_accounts" ADD COLUMN "is_beside" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "bank_accounts" SET "is_beside" = true WHERE "source" = 'FIX' AND NOT EXISTS (SELECT FROM "request_events"
  WHERE "request_events"."request_id" = "bank_accounts"."request_id" AND "event" = 'FIX_BANK_DETAILS'
    AND "at" = "bank_accounts"."created_at");

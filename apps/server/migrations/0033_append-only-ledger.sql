-- The rows were checked when they were written: only the answer to a removal changes, so that none is read again.
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_request_id_ledgers_request_id_fk";--> statement-breakpoint
ALTER TABLE "ledgers" DROP CONSTRAINT "ledgers_request_id_requests_id_fk";--> statement-breakpoint
ALTER TABLE "payment_orders" DROP CONSTRAINT "payment_orders_batch_id_payment_batches_id_fk";--> statement-breakpoint
ALTER TABLE "payment_orders" DROP CONSTRAINT "payment_orders_request_id_requests_id_fk";--> statement-breakpoint
ALTER TABLE "result_rows" DROP CONSTRAINT "result_rows_file_id_result_files_id_fk";--> statement-breakpoint
ALTER TABLE "ledger_follow_ups" ALTER COLUMN "staff_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_request_id_ledgers_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."ledgers"("request_id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "ledgers" ADD CONSTRAINT "ledgers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_batch_id_payment_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payment_batches"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "result_rows" ADD CONSTRAINT "result_rows_file_id_result_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."result_files"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
-- Money is told by the entries alone: whatever program writes here, an entry that was written stays as it is. Entries
-- name accounts by id and people not at all, so that no erasure has to change one. Only the money of demo students,
-- whom no production has, is removed with them.
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (SELECT FROM "requests" JOIN "students" ON "students"."id" = "requests"."student_id"
    WHERE "requests"."id" = OLD."request_id" AND "students"."is_demo") THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'TRUNCATE' AND NOT EXISTS (SELECT FROM "ledgers") THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'a ledger is append only' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "refuse_ledger_change" BEFORE UPDATE OR DELETE ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
CREATE TRIGGER "refuse_ledger_truncate" BEFORE TRUNCATE ON "ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
CREATE TRIGGER "refuse_ledger_change" BEFORE UPDATE OR DELETE ON "ledgers"
  FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();

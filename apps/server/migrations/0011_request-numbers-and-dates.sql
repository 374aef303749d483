ALTER TABLE "registration_periods" ADD COLUMN "appeal_days" smallint DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "registration_periods" ADD COLUMN "answers_by" date;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "number" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "requests_period_number" ON "requests" USING btree ("period_id","number") WHERE number is not null;
--> statement-breakpoint
-- Numbers of requests: a sequence for each period, which gives none twice and lets nobody wait for another.
CREATE FUNCTION "create_request_numbers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE SEQUENCE IF NOT EXISTS %I', 'request_numbers_' || NEW.id);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "create_request_numbers" AFTER INSERT ON "registration_periods"
  FOR EACH ROW EXECUTE FUNCTION "create_request_numbers"();--> statement-breakpoint
DO $$
DECLARE period record;
BEGIN
  FOR period IN SELECT "id" FROM "registration_periods" LOOP
    EXECUTE format('CREATE SEQUENCE %I', 'request_numbers_' || period.id);
  END LOOP;
END $$;--> statement-breakpoint
CREATE FUNCTION "number_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.number := coalesce(NEW.number, nextval(format('%I', 'request_numbers_' || NEW.period_id)::regclass));
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "number_request" BEFORE INSERT ON "requests"
  FOR EACH ROW EXECUTE FUNCTION "number_request"();--> statement-breakpoint
-- The starter text of earlier versions; until when it is true was not stored.
UPDATE "registration_periods" SET "answers_by" = '2025-06-30'
  WHERE "expected_answers" ->> 'he' = 'יוני 2025';

ALTER TABLE "student_erasures" ALTER COLUMN "request_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "student_erasures" ALTER COLUMN "request_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_messages_swept" ON "outbox_messages" USING btree ("created_at") WHERE recipient = '' or student_id is null or send_before is not null;
ALTER TABLE "outbox_messages" ADD COLUMN "try_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_messages_codes" ON "outbox_messages" USING btree ("try_at") WHERE state = 'queued' and send_before is not null;--> statement-breakpoint
CREATE INDEX "outbox_messages_letters" ON "outbox_messages" USING btree ("channel","try_at") WHERE state = 'queued' and send_before is null;--> statement-breakpoint
CREATE INDEX "outbox_messages_sending" ON "outbox_messages" USING btree ("tried_at") WHERE state = 'sending';
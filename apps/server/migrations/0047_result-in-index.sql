DROP INDEX "request_index_list";--> statement-breakpoint
ALTER TABLE "request_index" ADD COLUMN "score" double precision;--> statement-breakpoint
ALTER TABLE "request_index" ADD COLUMN "award" integer;--> statement-breakpoint
CREATE INDEX "request_index_list" ON "request_index" USING btree ("period_id","due_on","request_id","status","institution_id","language","assignee_id","hold_until","waiting_since","has_unsent_files","last_event","duplicates","number","moved_at","name_search","submitted_at","decision","decided_at","decided_by","decision_reason","appeal","left_statuses","score","award");
DROP INDEX "request_index_due";--> statement-breakpoint
DROP INDEX "request_index_name";--> statement-breakpoint
CREATE INDEX "request_index_list" ON "request_index" USING btree ("period_id","due_on","request_id","status","institution_id","language","assignee_id","hold_until","waiting_since","has_unsent_files","last_event","duplicates","number","moved_at","name_search");--> statement-breakpoint
ALTER TABLE "request_index" SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.02);

CREATE INDEX "request_index_by_name" ON "request_index" USING btree ("period_id","name_search","request_id");--> statement-breakpoint
CREATE INDEX "request_index_institution" ON "request_index" USING btree ("period_id","institution_id","due_on","request_id");--> statement-breakpoint
CREATE INDEX "request_index_labels" ON "request_index" USING gin ("labels") WHERE labels <> '{}';--> statement-breakpoint
CREATE INDEX "request_index_duplicates" ON "request_index" USING gin ("duplicates") WHERE duplicates <> '{}';
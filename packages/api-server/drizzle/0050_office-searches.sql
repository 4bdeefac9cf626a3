CREATE INDEX "applications_created" ON "applications" USING btree ("created_at","application_id");--> statement-breakpoint
CREATE INDEX "applications_words" ON "applications" USING gin (folded("first_name" || ' ' || "last_name" || ' ' || "email_id") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "enrolments_enrolled" ON "enrolments" USING btree ("enrolled_at","enrolment_id");--> statement-breakpoint
CREATE INDEX "placement_messages_created" ON "placement_messages" USING btree ("created_at","message_id");--> statement-breakpoint
CREATE INDEX "placement_messages_words" ON "placement_messages" USING gin (folded(coalesce("subject", '') || ' ' || "message") gin_trgm_ops);
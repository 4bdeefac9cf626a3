DROP INDEX "user_profiles_name";--> statement-breakpoint
DROP INDEX "orders_name";--> statement-breakpoint
CREATE INDEX "user_profiles_sorted" ON "user_profiles" USING btree (lower(folded("first_name" || ' ' || "last_name")),"user_id");--> statement-breakpoint
CREATE INDEX "applications_sorted" ON "applications" USING btree (lower(folded("first_name" || ' ' || "last_name")),"application_id");--> statement-breakpoint
CREATE INDEX "orders_sorted" ON "orders" USING btree (lower(folded("first_name" || ' ' || "last_name")),"order_id");--> statement-breakpoint
CREATE INDEX "prospects_sorted" ON "prospects" USING btree (lower(folded("name")),"prospect_id");
DROP INDEX "orders_status";--> statement-breakpoint
CREATE INDEX "order_instalments_due" ON "order_instalments" USING btree ("order_id","due_date","seq");--> statement-breakpoint
CREATE INDEX "orders_in_status" ON "orders" USING btree ("status","created_at","order_id");
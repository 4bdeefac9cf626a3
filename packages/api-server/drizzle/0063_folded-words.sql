DROP INDEX "user_addresses_words";--> statement-breakpoint
DROP INDEX "applications_words";--> statement-breakpoint
DROP INDEX "orders_words";--> statement-breakpoint
DROP INDEX "prospects_words";--> statement-breakpoint
ALTER TABLE "user_addresses" ADD COLUMN "folded_email_id" text GENERATED ALWAYS AS (lower(folded(email_id))) STORED;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "folded_words" text GENERATED ALWAYS AS (lower(folded(first_name || ' ' || last_name || ' ' || email_id))) STORED;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "folded_words" text GENERATED ALWAYS AS (lower(folded(first_name || ' ' || last_name || ' ' || email_id || ' ' || order_id::text))) STORED;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "folded_words" text GENERATED ALWAYS AS (lower(folded(words))) STORED;--> statement-breakpoint
CREATE INDEX "user_addresses_folded" ON "user_addresses" USING gin ("folded_email_id" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "applications_folded_words" ON "applications" USING gin ("folded_words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_folded_words" ON "orders" USING gin ("folded_words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "prospects_folded_words" ON "prospects" USING gin ("folded_words" gin_trgm_ops);
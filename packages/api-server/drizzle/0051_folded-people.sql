DROP INDEX "user_profiles_sorted";--> statement-breakpoint
DROP INDEX "user_profiles_name_words";--> statement-breakpoint
DROP INDEX "users_contact_words";--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "folded_name" text GENERATED ALWAYS AS (lower(folded(first_name || ' ' || last_name))) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "folded_contacts" text GENERATED ALWAYS AS (lower(folded(email_id || ' ' || coalesce(phone, '')))) STORED;--> statement-breakpoint
CREATE INDEX "user_profiles_folded" ON "user_profiles" USING btree ("folded_name","user_id");--> statement-breakpoint
CREATE INDEX "user_profiles_folded_words" ON "user_profiles" USING gin ("folded_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_folded_contacts" ON "users" USING gin ("folded_contacts" gin_trgm_ops);
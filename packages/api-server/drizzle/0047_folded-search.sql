CREATE OR REPLACE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT translate(normalize(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g'), NFC), 'øØłŁđĐħĦŧŦıÐð', 'oOlLdDhHtTiDd') $$;--> statement-breakpoint
DROP INDEX "mentor_queries_search";--> statement-breakpoint
DROP INDEX "user_profiles_name_words";--> statement-breakpoint
DROP INDEX "users_contact_words";--> statement-breakpoint
DROP INDEX "orders_words";--> statement-breakpoint
DROP INDEX "prospects_words";--> statement-breakpoint
ALTER TABLE "mentor_queries" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(folded(title || ' ' || description), '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32)))) STORED;--> statement-breakpoint
CREATE INDEX "mentor_queries_words" ON "mentor_queries" USING gin ("words");--> statement-breakpoint
CREATE INDEX "user_profiles_name_words" ON "user_profiles" USING gin (folded("first_name" || ' ' || "last_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_contact_words" ON "users" USING gin (folded("email_id" || ' ' || coalesce("phone", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin (folded("first_name" || ' ' || "last_name" || ' ' || "email_id" || ' ' || "order_id"::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "prospects_words" ON "prospects" USING gin (folded("words") gin_trgm_ops);
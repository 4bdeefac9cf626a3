CREATE INDEX "user_addresses_words" ON "user_addresses" USING gin (folded("email_id") gin_trgm_ops);--> statement-breakpoint
-- Words about people who were erased before the erasure knew of them.
UPDATE "emi_applications" SET "remark" = NULL WHERE "remark" IS NOT NULL AND "user_id" IN (
  SELECT u."user_id" FROM "users" u JOIN "users" person ON person."user_id" = coalesce(u."merged_into_id", u."user_id")
  WHERE person."email_id" = 'deleted-' || person."user_id" || '@account.invalid');--> statement-breakpoint
UPDATE "gateway_events" SET "payload" = "payload" #- '{data,reason}' WHERE "payload" #>> '{data,application}' IN (
  SELECT "emi_form_id"::text FROM "emi_applications" WHERE "user_id" IN (
  SELECT u."user_id" FROM "users" u JOIN "users" person ON person."user_id" = coalesce(u."merged_into_id", u."user_id")
  WHERE person."email_id" = 'deleted-' || person."user_id" || '@account.invalid'));--> statement-breakpoint
DELETE FROM "form_responses" WHERE "user_id" IN (
  SELECT u."user_id" FROM "users" u JOIN "users" person ON person."user_id" = coalesce(u."merged_into_id", u."user_id")
  WHERE person."email_id" = 'deleted-' || person."user_id" || '@account.invalid');--> statement-breakpoint
DELETE FROM "notifications" WHERE "key" IN (
  SELECT 'vouch:' || "connection_id" FROM "lead_connections" WHERE "lead_row_id" IN (SELECT "lead_row_id" FROM "leads" WHERE "email_id" LIKE 'deleted-%@account.invalid'));--> statement-breakpoint
DELETE FROM "lead_connections" WHERE "answer" IS NULL AND "lead_row_id" IN (SELECT "lead_row_id" FROM "leads" WHERE "email_id" LIKE 'deleted-%@account.invalid');--> statement-breakpoint
UPDATE "lead_connections" SET "first_name" = 'Former member', "message" = '', "asker_hash" = NULL
WHERE "lead_row_id" IN (SELECT "lead_row_id" FROM "leads" WHERE "email_id" LIKE 'deleted-%@account.invalid');--> statement-breakpoint
DELETE FROM "mail_stops" WHERE "email_id" LIKE 'deleted-%@account.invalid';
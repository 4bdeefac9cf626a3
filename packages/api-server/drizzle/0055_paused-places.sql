ALTER TABLE "enrolments" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
-- A waiting place is paused if the last thing staff did to it was a pause, or a transfer of a paused place to it, and no
-- first payment has opened it since.
WITH "acts" AS (
  SELECT a."audit_id", a."subject_id" AS "user_id", a."action", a."created_at", a."after" ->> 'stateThere' AS "state_there",
    CASE a."action" WHEN 'enrolments.transfer' THEN a."after" ->> 'toCohortId' ELSE a."details" ->> 'cohortId' END AS "cohort_id"
  FROM "audit_entries" a
  WHERE a."action" IN ('enrolments.enrol', 'enrolments.pause', 'enrolments.block', 'enrolments.cancel',
    'enrolments.bring-back', 'enrolments.transfer')
), "last_acts" AS (
  SELECT DISTINCT ON (e."enrolment_id") e."enrolment_id", e."user_id", e."cohort_id", c."product_id", a."action",
    a."created_at", a."state_there"
  FROM "enrolments" e
  JOIN "cohorts" c ON c."cohort_id" = e."cohort_id"
  JOIN "acts" a ON a."user_id" = e."user_id" AND a."cohort_id" = e."cohort_id"::text
  WHERE e."state" = 'WAITING'
  ORDER BY e."enrolment_id", a."created_at" DESC, a."audit_id" DESC
), "pauses" AS (
  SELECT l."enrolment_id", l."user_id", l."cohort_id", p."created_at"
  FROM "last_acts" l
  CROSS JOIN LATERAL (
    SELECT a."action", a."created_at"
    FROM "acts" a JOIN "cohorts" c ON c."cohort_id"::text = a."cohort_id"
    WHERE a."user_id" = l."user_id" AND c."product_id" = l."product_id" AND a."created_at" <= l."created_at"
      AND a."action" <> 'enrolments.transfer'
      AND (l."action" = 'enrolments.transfer' OR c."cohort_id" = l."cohort_id")
    ORDER BY a."created_at" DESC, a."audit_id" DESC LIMIT 1
  ) p
  WHERE p."action" = 'enrolments.pause'
    AND (l."action" = 'enrolments.pause' OR (l."action" = 'enrolments.transfer' AND l."state_there" = 'WAITING'))
)
UPDATE "enrolments" e SET "paused_at" = p."created_at"
FROM "pauses" p
WHERE p."enrolment_id" = e."enrolment_id" AND NOT EXISTS (
  SELECT 1 FROM "orders" o
  WHERE o."user_id" = p."user_id" AND o."cohort_id" = p."cohort_id"
    AND (SELECT min(y."paid_at") FROM "payments" y WHERE y."order_id" = o."order_id") > p."created_at"
);

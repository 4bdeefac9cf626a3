-- The booking amount of payers whose EMI partner paid first has the date on which the plan was chosen: a week from now
-- instead, as it is since then a week from the payout.
UPDATE "order_instalments" own SET "due_date" = now() + interval '7 days'
FROM "orders" o
WHERE o."order_id" = own."order_id" AND o."status" = 'PAYMENT_ONGOING' AND o."plan_type" = 'EMI_WITH_DP'
  AND own."payment_type" = 'DOWN_PAYMENT' AND own."due_date" < now() + interval '7 days'
  AND EXISTS (SELECT 1 FROM "payments" p WHERE p."order_id" = own."order_id" AND p."seq" > own."seq" AND p."status" = 'SUCCEEDED')
  AND NOT EXISTS (SELECT 1 FROM "payments" p WHERE p."order_id" = own."order_id" AND p."seq" = own."seq" AND p."status" = 'SUCCEEDED');

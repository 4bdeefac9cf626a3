ALTER TABLE "orders" ADD COLUMN "billed_firm" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "billed_firm" jsonb;
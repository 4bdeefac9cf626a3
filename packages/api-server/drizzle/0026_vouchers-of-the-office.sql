ALTER TABLE "orders" ADD COLUMN "made_account_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "percent" integer;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "vouchers_created" ON "vouchers" USING btree ("created_at","code");--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_percent" CHECK ("vouchers"."percent" is null or ("vouchers"."percent" between 1 and 100 and "vouchers"."discount" = 0));
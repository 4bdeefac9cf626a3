ALTER TABLE "products" ALTER COLUMN "slug" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "cohort_type" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_shipped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "products" SET "is_shipped" = true,
  "cohort_type" = regexp_replace("product_id", '_(US|ME)$', ''),
  "region" = CASE WHEN "product_id" LIKE '%\_US' THEN 'US' WHEN "product_id" LIKE '%\_ME' THEN 'ROW' ELSE 'INDIA' END,
  "is_offered" = "product_id" NOT IN ('INT_DES_US', 'INT_DES_ME');--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "cohort_type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "region" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "products_page" ON "products" USING btree ("region","slug") WHERE not "products"."is_shipped";

ALTER TABLE "earning_items" ADD COLUMN "corrects_id" uuid;--> statement-breakpoint
ALTER TABLE "earning_items" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "earning_items" ADD CONSTRAINT "earning_items_corrects_id_earning_items_item_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."earning_items"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "earning_items_corrects" ON "earning_items" USING btree ("corrects_id") WHERE "earning_items"."corrects_id" is not null;--> statement-breakpoint
ALTER TABLE "earning_items" ADD CONSTRAINT "earning_items_correction" CHECK (("earning_items"."corrects_id" is null) = ("earning_items"."reason" is null) and ("earning_items"."corrects_id" is not null or "earning_items"."amount" >= 0));
ALTER TABLE "mentor_leads" ADD COLUMN "prospect_id" uuid;--> statement-breakpoint
ALTER TABLE "career_statements" ADD COLUMN "prospect_id" uuid;--> statement-breakpoint
ALTER TABLE "career_drafts" ADD COLUMN "mail_token_hash" text;--> statement-breakpoint
ALTER TABLE "career_drafts" ADD COLUMN "link_opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentor_leads" ADD CONSTRAINT "mentor_leads_prospect_id_prospects_prospect_id_fk" FOREIGN KEY ("prospect_id") REFERENCES "public"."prospects"("prospect_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_statements" ADD CONSTRAINT "career_statements_prospect_id_prospects_prospect_id_fk" FOREIGN KEY ("prospect_id") REFERENCES "public"."prospects"("prospect_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mentor_leads_prospect" ON "mentor_leads" USING btree ("prospect_id");--> statement-breakpoint
CREATE INDEX "mentor_leads_unjoined" ON "mentor_leads" USING btree ("created_at") WHERE prospect_id is null;--> statement-breakpoint
CREATE INDEX "career_statements_prospect" ON "career_statements" USING btree ("prospect_id");--> statement-breakpoint
CREATE INDEX "career_statements_unjoined" ON "career_statements" USING btree ("created_at") WHERE prospect_id is null and data ?| '{mobile,city,occupation}';--> statement-breakpoint
CREATE UNIQUE INDEX "career_drafts_mail_token" ON "career_drafts" USING btree ("mail_token_hash");
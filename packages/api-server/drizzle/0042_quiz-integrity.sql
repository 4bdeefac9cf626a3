ALTER TABLE "form_responses" ADD COLUMN "asked" jsonb;--> statement-breakpoint
ALTER TABLE "form_responses" ADD COLUMN "ends_quiz" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "pools" jsonb;
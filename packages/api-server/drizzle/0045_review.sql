ALTER TABLE "contact_messages" ADD COLUMN "seems_automated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "seems_automated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "career_attempts" ADD COLUMN "seems_automated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "needs_review" boolean DEFAULT false NOT NULL;
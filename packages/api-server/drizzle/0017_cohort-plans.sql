ALTER TABLE "cohorts" ADD COLUMN "group_size" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "cohorts" ADD COLUMN "time_zone" text DEFAULT 'Asia/Kolkata' NOT NULL;--> statement-breakpoint
ALTER TABLE "cohorts" ADD COLUMN "holidays" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "live_sessions" ADD COLUMN "moved_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "called_off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "guide_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "material_link" text;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "recording_link" text;--> statement-breakpoint
ALTER TABLE "session_attendance" ADD COLUMN "state" text;
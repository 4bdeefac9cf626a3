CREATE TABLE "meeting_guests" (
	"meeting_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"guest_ref" text NOT NULL,
	"join_url" text NOT NULL,
	CONSTRAINT "meeting_guests_meeting_id_user_id_pk" PRIMARY KEY("meeting_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "meeting_stays" (
	"meeting_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "meeting_stays_meeting_id_user_id_joined_at_pk" PRIMARY KEY("meeting_id","user_id","joined_at")
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"meeting_id" uuid PRIMARY KEY NOT NULL,
	"live_session_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"told_start" timestamp with time zone,
	"told_end" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"fault" text,
	"fault_since" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"attendance_taken_at" timestamp with time zone,
	"recording_asked_at" timestamp with time zone,
	"recording_taken_at" timestamp with time zone,
	"fleeting_recording" text,
	"fleeting_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "meeting_provider" text;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "way_in" text GENERATED ALWAYS AS (coalesce(join_link, case when meeting_provider is not null then '/join/' || cohort_id::text || '/' || live_session_id::text end)) STORED;--> statement-breakpoint
ALTER TABLE "meeting_guests" ADD CONSTRAINT "meeting_guests_meeting_id_meetings_meeting_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("meeting_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_guests" ADD CONSTRAINT "meeting_guests_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_stays" ADD CONSTRAINT "meeting_stays_meeting_id_meetings_meeting_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("meeting_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_stays" ADD CONSTRAINT "meeting_stays_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_live_session_id_live_sessions_live_session_id_fk" FOREIGN KEY ("live_session_id") REFERENCES "public"."live_sessions"("live_session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_guests_ref" ON "meeting_guests" USING btree ("meeting_id","guest_ref");--> statement-breakpoint
CREATE INDEX "meeting_guests_user" ON "meeting_guests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "meeting_stays_user" ON "meeting_stays" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meetings_session" ON "meetings" USING btree ("live_session_id","provider");--> statement-breakpoint
CREATE UNIQUE INDEX "meetings_ref" ON "meetings" USING btree ("provider","provider_ref") WHERE provider_ref is not null;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_one_room" CHECK (join_link is null or meeting_provider is null);
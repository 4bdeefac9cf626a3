CREATE TABLE "course_checklists" (
	"course_id" uuid PRIMARY KEY NOT NULL,
	"items" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_checks" (
	"live_session_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"done_by_id" uuid NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_checks_live_session_id_item_id_pk" PRIMARY KEY("live_session_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "session_feedback" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"live_session_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_tip_files" (
	"tip_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "session_tip_files_tip_id_document_id_pk" PRIMARY KEY("tip_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "session_tips" (
	"tip_id" uuid PRIMARY KEY NOT NULL,
	"cohort_id" uuid NOT NULL,
	"live_session_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"client_id" uuid,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_checklists" ADD CONSTRAINT "course_checklists_course_id_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_checks" ADD CONSTRAINT "session_checks_live_session_id_live_sessions_live_session_id_fk" FOREIGN KEY ("live_session_id") REFERENCES "public"."live_sessions"("live_session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_checks" ADD CONSTRAINT "session_checks_done_by_id_users_user_id_fk" FOREIGN KEY ("done_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_feedback" ADD CONSTRAINT "session_feedback_event_id_feedback_events_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."feedback_events"("event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_feedback" ADD CONSTRAINT "session_feedback_live_session_id_live_sessions_live_session_id_fk" FOREIGN KEY ("live_session_id") REFERENCES "public"."live_sessions"("live_session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tip_files" ADD CONSTRAINT "session_tip_files_tip_id_session_tips_tip_id_fk" FOREIGN KEY ("tip_id") REFERENCES "public"."session_tips"("tip_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tip_files" ADD CONSTRAINT "session_tip_files_document_id_documents_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("document_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tips" ADD CONSTRAINT "session_tips_cohort_id_cohorts_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("cohort_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tips" ADD CONSTRAINT "session_tips_live_session_id_live_sessions_live_session_id_fk" FOREIGN KEY ("live_session_id") REFERENCES "public"."live_sessions"("live_session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tips" ADD CONSTRAINT "session_tips_author_id_users_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_feedback_session" ON "session_feedback" USING btree ("live_session_id");--> statement-breakpoint
CREATE INDEX "session_tip_files_document" ON "session_tip_files" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "session_tips_session" ON "session_tips" USING btree ("live_session_id","created_at");--> statement-breakpoint
CREATE INDEX "session_tips_author" ON "session_tips" USING btree ("cohort_id","author_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "session_tips_client" ON "session_tips" USING btree ("author_id","client_id");
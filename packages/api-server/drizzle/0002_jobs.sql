CREATE TABLE "job_activities" (
	"user_id" uuid NOT NULL,
	"job_opening_id" uuid NOT NULL,
	"viewed_at" timestamp with time zone,
	"saved_at" timestamp with time zone,
	CONSTRAINT "job_activities_user_id_job_opening_id_pk" PRIMARY KEY("user_id","job_opening_id")
);
--> statement-breakpoint
CREATE TABLE "job_openings" (
	"job_opening_id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"company_name" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"location" text NOT NULL,
	"work_mode" text NOT NULL,
	"ctc" bigint,
	"currency" text,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"rounds" text[] NOT NULL,
	"closing_date" timestamp with time zone NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"criteria" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"record_status" text DEFAULT 'ACTIVE' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_openings_reference_unique" UNIQUE("reference"),
	CONSTRAINT "job_openings_pay" CHECK (("job_openings"."ctc" is null) = ("job_openings"."currency" is null) and "job_openings"."ctc" >= 0)
);
--> statement-breakpoint
CREATE TABLE "user_job_feedback" (
	"feedback_id" uuid PRIMARY KEY NOT NULL,
	"user_job_id" uuid NOT NULL,
	"round" text,
	"responses" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_job_feedback_once" UNIQUE NULLS NOT DISTINCT("user_job_id","round")
);
--> statement-breakpoint
CREATE TABLE "user_job_updates" (
	"update_id" uuid PRIMARY KEY NOT NULL,
	"user_job_id" uuid NOT NULL,
	"round" text,
	"status" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_jobs" (
	"user_job_id" uuid PRIMARY KEY NOT NULL,
	"cohort_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"job_opening_id" uuid NOT NULL,
	"resume_document_id" uuid NOT NULL,
	"responses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"record_status" text DEFAULT 'ACTIVE' NOT NULL,
	"current_round" text,
	"offer_status" text,
	"offer_ctc" bigint,
	"offer_currency" text,
	"offer_text" text,
	"offered_at" timestamp with time zone,
	"offer_decided_at" timestamp with time zone,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_jobs_offer" CHECK (("user_jobs"."offer_status" is null) = ("user_jobs"."offer_ctc" is null)
        and ("user_jobs"."offer_status" is null) = ("user_jobs"."offer_currency" is null)
        and ("user_jobs"."offer_status" is null) = ("user_jobs"."offered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "job_activities" ADD CONSTRAINT "job_activities_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_activities" ADD CONSTRAINT "job_activities_job_opening_id_job_openings_job_opening_id_fk" FOREIGN KEY ("job_opening_id") REFERENCES "public"."job_openings"("job_opening_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_job_feedback" ADD CONSTRAINT "user_job_feedback_user_job_id_user_jobs_user_job_id_fk" FOREIGN KEY ("user_job_id") REFERENCES "public"."user_jobs"("user_job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_job_updates" ADD CONSTRAINT "user_job_updates_user_job_id_user_jobs_user_job_id_fk" FOREIGN KEY ("user_job_id") REFERENCES "public"."user_jobs"("user_job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_jobs" ADD CONSTRAINT "user_jobs_cohort_id_cohorts_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("cohort_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_jobs" ADD CONSTRAINT "user_jobs_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_jobs" ADD CONSTRAINT "user_jobs_job_opening_id_job_openings_job_opening_id_fk" FOREIGN KEY ("job_opening_id") REFERENCES "public"."job_openings"("job_opening_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_openings_open" ON "job_openings" USING btree ("closing_date","job_opening_id") WHERE record_status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "user_job_updates_list" ON "user_job_updates" USING btree ("user_job_id","created_at","update_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_jobs_once" ON "user_jobs" USING btree ("user_id","job_opening_id");--> statement-breakpoint
CREATE INDEX "user_jobs_opening" ON "user_jobs" USING btree ("job_opening_id");--> statement-breakpoint
CREATE INDEX "user_jobs_cohort" ON "user_jobs" USING btree ("cohort_id","user_id");
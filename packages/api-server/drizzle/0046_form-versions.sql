CREATE TABLE "form_versions" (
	"form_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"pages" jsonb NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"quiz_type" text,
	"time_limit_seconds" integer,
	"pools" jsonb,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_versions_form_id_version_pk" PRIMARY KEY("form_id","version")
);
--> statement-breakpoint
CREATE TABLE "job_question_versions" (
	"job_opening_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"questions" jsonb NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_question_versions_job_opening_id_version_pk" PRIMARY KEY("job_opening_id","version")
);
--> statement-breakpoint
ALTER TABLE "form_responses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "onboarding_responses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_openings" ADD COLUMN "questions_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_jobs" ADD COLUMN "questions_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_form_id_forms_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("form_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_question_versions" ADD CONSTRAINT "job_question_versions_job_opening_id_job_openings_job_opening_id_fk" FOREIGN KEY ("job_opening_id") REFERENCES "public"."job_openings"("job_opening_id") ON DELETE cascade ON UPDATE no action;
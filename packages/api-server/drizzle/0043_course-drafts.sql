CREATE TABLE "course_draft_files" (
	"code" text NOT NULL,
	"path" text NOT NULL,
	"sum" text NOT NULL,
	"text" text,
	CONSTRAINT "course_draft_files_code_path_pk" PRIMARY KEY("code","path")
);
--> statement-breakpoint
CREATE TABLE "course_draft_steps" (
	"code" text NOT NULL,
	"revision" integer NOT NULL,
	"label" text NOT NULL,
	"author_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"changes" jsonb NOT NULL,
	"typed_in" text,
	"is_undone" boolean DEFAULT false NOT NULL,
	CONSTRAINT "course_draft_steps_code_revision_pk" PRIMARY KEY("code","revision")
);
--> statement-breakpoint
CREATE TABLE "course_drafts" (
	"code" text PRIMARY KEY NOT NULL,
	"base_version" integer NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"outline_revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
ALTER TABLE "course_folders" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_draft_files" ADD CONSTRAINT "course_draft_files_code_course_drafts_code_fk" FOREIGN KEY ("code") REFERENCES "public"."course_drafts"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_draft_steps" ADD CONSTRAINT "course_draft_steps_code_course_drafts_code_fk" FOREIGN KEY ("code") REFERENCES "public"."course_drafts"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_draft_steps" ADD CONSTRAINT "course_draft_steps_author_id_users_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_drafts" ADD CONSTRAINT "course_drafts_updated_by_users_user_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;
CREATE TABLE "guide_steps_put_off" (
	"step" text PRIMARY KEY NOT NULL,
	"put_off_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_details" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"zone" text NOT NULL,
	"currency" text NOT NULL,
	"tax_lines" text DEFAULT '' NOT NULL,
	"taxes_text" text DEFAULT '' NOT NULL,
	"taxes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "staff_notes" (
	"note_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD COLUMN "reviewed_by_id" uuid;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_notes_person" ON "staff_notes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "user_profiles_name" ON "user_profiles" USING btree (lower(("first_name" || ' ' || "last_name")),"user_id");--> statement-breakpoint
CREATE INDEX "user_profiles_name_words" ON "user_profiles" USING gin (("first_name" || ' ' || "last_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "users_with_roles" ON "users" USING btree ("user_id") WHERE "users"."roles" && '{INDUSTRIAL_GUIDE,LEAD_MENTOR}' or "users"."staff_roles" <> '{}';--> statement-breakpoint
CREATE INDEX "users_contact_words" ON "users" USING gin (("email_id" || ' ' || coalesce("phone", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "enrolments_state" ON "enrolments" USING btree ("state","user_id");--> statement-breakpoint
CREATE INDEX "identity_verifications_queue" ON "identity_verifications" USING btree ("status","submitted_at");
CREATE TABLE "user_addresses" (
	"email_id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_addresses_lower" CHECK ("user_addresses"."email_id" = lower("user_addresses"."email_id"))
);
--> statement-breakpoint
ALTER TABLE "evaluation_shares" DROP CONSTRAINT "evaluation_shares_cohort_id_user_id_interviews_cohort_id_user_id_fk";
--> statement-breakpoint
ALTER TABLE "interview_responses" DROP CONSTRAINT "interview_responses_cohort_id_user_id_interviews_cohort_id_user_id_fk";
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "user_addresses" ADD CONSTRAINT "user_addresses_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_addresses_user" ON "user_addresses" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_merged_into_id_users_user_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_shares" ADD CONSTRAINT "evaluation_shares_cohort_id_user_id_interviews_cohort_id_user_id_fk" FOREIGN KEY ("cohort_id","user_id") REFERENCES "public"."interviews"("cohort_id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "interview_responses" ADD CONSTRAINT "interview_responses_cohort_id_user_id_interviews_cohort_id_user_id_fk" FOREIGN KEY ("cohort_id","user_id") REFERENCES "public"."interviews"("cohort_id","user_id") ON DELETE cascade ON UPDATE cascade;
ALTER TABLE "mails" ADD COLUMN "leased_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "enrolments_present" ON "enrolments" USING btree ("cohort_id","user_id") WHERE state not in ('TRANSFERRED', 'CANCELLED');--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("to","created_at","mail_id") WHERE status = 'PENDING';
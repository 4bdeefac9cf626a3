CREATE TABLE "placement_decisions" (
	"cohort_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"exclusion_reason" text,
	"placed_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "placement_decisions_cohort_id_user_id_pk" PRIMARY KEY("cohort_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "placement_messages" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"cohort_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text,
	"message" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "self_placements" (
	"cohort_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"designation" text NOT NULL,
	"ctc" bigint NOT NULL,
	"currency" text NOT NULL,
	"joining_date" date NOT NULL,
	"work_mode" text,
	"offer_letter_document_id" uuid,
	"review_status" text DEFAULT 'PENDING' NOT NULL,
	"remark" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone,
	CONSTRAINT "self_placements_cohort_id_user_id_pk" PRIMARY KEY("cohort_id","user_id"),
	CONSTRAINT "self_placements_pay" CHECK ("self_placements"."ctc" >= 0),
	CONSTRAINT "self_placements_reviewed" CHECK (("self_placements"."review_status" = 'PENDING') = ("self_placements"."reviewed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "placement_decisions" ADD CONSTRAINT "placement_decisions_cohort_id_cohorts_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("cohort_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_decisions" ADD CONSTRAINT "placement_decisions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_messages" ADD CONSTRAINT "placement_messages_cohort_id_cohorts_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("cohort_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_messages" ADD CONSTRAINT "placement_messages_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_placements" ADD CONSTRAINT "self_placements_cohort_id_cohorts_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("cohort_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_placements" ADD CONSTRAINT "self_placements_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "placement_messages_once" ON "placement_messages" USING btree ("user_id","cohort_id","fingerprint");--> statement-breakpoint
CREATE INDEX "placement_messages_cohort" ON "placement_messages" USING btree ("cohort_id","created_at");
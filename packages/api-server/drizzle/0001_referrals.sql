CREATE TABLE "referees" (
	"referee_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"referee_name" text NOT NULL,
	"email_id" text NOT NULL,
	"phone" text,
	"product_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_earnings" (
	"earning_id" uuid PRIMARY KEY NOT NULL,
	"referee_id" uuid,
	"user_id" uuid NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_earnings_refereeId_unique" UNIQUE("referee_id"),
	CONSTRAINT "referral_earnings_enrolmentId_unique" UNIQUE("enrolment_id"),
	CONSTRAINT "referral_earnings_amount" CHECK ("referral_earnings"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "referral_payouts" (
	"payout_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_payouts_reference_unique" UNIQUE("reference"),
	CONSTRAINT "referral_payouts_amount" CHECK ("referral_payouts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "referrers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"unique_referrer_id" text NOT NULL,
	"currency" text NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referrers_uniqueReferrerId_unique" UNIQUE("unique_referrer_id")
);
--> statement-breakpoint
ALTER TABLE "referees" ADD CONSTRAINT "referees_user_id_referrers_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."referrers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_earnings" ADD CONSTRAINT "referral_earnings_referee_id_referees_referee_id_fk" FOREIGN KEY ("referee_id") REFERENCES "public"."referees"("referee_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_earnings" ADD CONSTRAINT "referral_earnings_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_earnings" ADD CONSTRAINT "referral_earnings_enrolment_id_enrolments_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("enrolment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_payouts" ADD CONSTRAINT "referral_payouts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrers" ADD CONSTRAINT "referrers_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "referees_once" ON "referees" USING btree ("user_id","email_id");--> statement-breakpoint
CREATE INDEX "referees_email" ON "referees" USING btree ("email_id","referee_id");--> statement-breakpoint
CREATE INDEX "referees_latest" ON "referees" USING btree ("user_id","referee_id");--> statement-breakpoint
CREATE INDEX "referral_earnings_user" ON "referral_earnings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "referral_payouts_user" ON "referral_payouts" USING btree ("user_id");
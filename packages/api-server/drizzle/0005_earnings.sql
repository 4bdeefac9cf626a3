CREATE TABLE "earners" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"currency" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "earning_items" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"category" text NOT NULL,
	"source_key" text NOT NULL,
	"cohort_id" uuid NOT NULL,
	"description" text NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"rate_id" uuid NOT NULL,
	"rate" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"month" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "earning_items_amount" CHECK ("earning_items"."quantity" > 0 and "earning_items"."amount" = "earning_items"."quantity" * "earning_items"."rate")
);
--> statement-breakpoint
CREATE TABLE "earning_payouts" (
	"payout_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"month" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'PROCESSING' NOT NULL,
	"reference" text,
	"remark" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "earning_payouts_amount" CHECK ("earning_payouts"."amount" > 0),
	CONSTRAINT "earning_payouts_paid" CHECK ("earning_payouts"."status" <> 'PAID' or "earning_payouts"."reference" is not null)
);
--> statement-breakpoint
CREATE TABLE "earning_rates" (
	"rate_id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"currency" text NOT NULL,
	"user_id" uuid,
	"amount" bigint NOT NULL,
	"from_day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "earning_rates_once" UNIQUE NULLS NOT DISTINCT("category","currency","user_id","from_day"),
	CONSTRAINT "earning_rates_amount" CHECK ("earning_rates"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "earning_settlements" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "earning_transactions" (
	"transaction_id" uuid PRIMARY KEY NOT NULL,
	"payout_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"category" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "earners" ADD CONSTRAINT "earners_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_items" ADD CONSTRAINT "earning_items_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_items" ADD CONSTRAINT "earning_items_cohort_id_cohorts_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("cohort_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_items" ADD CONSTRAINT "earning_items_rate_id_earning_rates_rate_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."earning_rates"("rate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_payouts" ADD CONSTRAINT "earning_payouts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_rates" ADD CONSTRAINT "earning_rates_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_settlements" ADD CONSTRAINT "earning_settlements_item_id_earning_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."earning_items"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_settlements" ADD CONSTRAINT "earning_settlements_transaction_id_earning_transactions_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."earning_transactions"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_transactions" ADD CONSTRAINT "earning_transactions_payout_id_earning_payouts_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."earning_payouts"("payout_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_transactions" ADD CONSTRAINT "earning_transactions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "earning_items_once" ON "earning_items" USING btree ("category","source_key");--> statement-breakpoint
CREATE INDEX "earning_items_person" ON "earning_items" USING btree ("user_id","month","category","amount");--> statement-breakpoint
CREATE INDEX "earning_items_logs" ON "earning_items" USING btree ("user_id","earned_at","item_id");--> statement-breakpoint
CREATE INDEX "earning_items_month" ON "earning_items" USING btree ("month","user_id");--> statement-breakpoint
CREATE INDEX "earning_items_rate" ON "earning_items" USING btree ("rate_id");--> statement-breakpoint
CREATE INDEX "earning_payouts_person" ON "earning_payouts" USING btree ("user_id","status","amount");--> statement-breakpoint
CREATE INDEX "earning_payouts_month" ON "earning_payouts" USING btree ("month","status");--> statement-breakpoint
CREATE INDEX "earning_settlements_transaction" ON "earning_settlements" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "earning_transactions_once" ON "earning_transactions" USING btree ("payout_id","category");--> statement-breakpoint
CREATE INDEX "earning_transactions_person" ON "earning_transactions" USING btree ("user_id");
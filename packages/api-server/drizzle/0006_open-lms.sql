CREATE TABLE "open_accesses" (
	"enrolment_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"started_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"extended_at" timestamp with time zone,
	"hide_indicators" boolean DEFAULT false NOT NULL,
	"reward_unlocked_at" timestamp with time zone,
	"voucher_code" text,
	CONSTRAINT "open_accesses_time" CHECK (("open_accesses"."started_at" is null) = ("open_accesses"."ends_at" is null)),
	CONSTRAINT "open_accesses_voucher" CHECK ("open_accesses"."voucher_code" is null or "open_accesses"."reward_unlocked_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "open_accesses" ADD CONSTRAINT "open_accesses_enrolment_id_enrolments_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("enrolment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_accesses" ADD CONSTRAINT "open_accesses_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_accesses" ADD CONSTRAINT "open_accesses_voucher_code_vouchers_code_fk" FOREIGN KEY ("voucher_code") REFERENCES "public"."vouchers"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_accesses_user" ON "open_accesses" USING btree ("user_id");
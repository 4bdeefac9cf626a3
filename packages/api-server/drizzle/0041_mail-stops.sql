CREATE TABLE "mail_refusals" (
	"email_id" text NOT NULL,
	"list" text NOT NULL,
	"refused_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_refusals_email_id_list_pk" PRIMARY KEY("email_id","list")
);
--> statement-breakpoint
CREATE TABLE "mail_stops" (
	"mail_stop_id" uuid PRIMARY KEY NOT NULL,
	"event_key" text NOT NULL,
	"email_id" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "list" text;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_stops_event" ON "mail_stops" USING btree ("event_key","email_id");--> statement-breakpoint
CREATE INDEX "mail_stops_address" ON "mail_stops" USING btree ("email_id","lifted_at");
CREATE TABLE "prospect_contacts" (
	"kind" text NOT NULL,
	"contact" text NOT NULL,
	"prospect_id" uuid NOT NULL,
	CONSTRAINT "prospect_contacts_kind_contact_pk" PRIMARY KEY("kind","contact")
);
--> statement-breakpoint
CREATE TABLE "prospect_events" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"prospect_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prospects" (
	"prospect_id" uuid PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"campaign" text,
	"region" text,
	"product_id" text,
	"state" text DEFAULT 'NEW' NOT NULL,
	"owner_id" uuid,
	"next_step" text DEFAULT '' NOT NULL,
	"next_step_on" date,
	"touches" integer DEFAULT 0 NOT NULL,
	"last_touch_at" timestamp with time zone NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "prospect_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "prospect_id" uuid;--> statement-breakpoint
ALTER TABLE "career_attempts" ADD COLUMN "prospect_id" uuid;--> statement-breakpoint
ALTER TABLE "referees" ADD COLUMN "prospect_id" uuid;--> statement-breakpoint
ALTER TABLE "prospect_contacts" ADD CONSTRAINT "prospect_contacts_prospect_id_prospects_prospect_id_fk" FOREIGN KEY ("prospect_id") REFERENCES "public"."prospects"("prospect_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_events" ADD CONSTRAINT "prospect_events_prospect_id_prospects_prospect_id_fk" FOREIGN KEY ("prospect_id") REFERENCES "public"."prospects"("prospect_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_events" ADD CONSTRAINT "prospect_events_actor_id_users_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prospect_contacts_prospect" ON "prospect_contacts" USING btree ("prospect_id");--> statement-breakpoint
CREATE INDEX "prospect_events_latest" ON "prospect_events" USING btree ("prospect_id","created_at");--> statement-breakpoint
CREATE INDEX "prospects_latest" ON "prospects" USING btree ("state","last_touch_at","prospect_id");--> statement-breakpoint
CREATE INDEX "prospects_owner" ON "prospects" USING btree ("owner_id","last_touch_at");--> statement-breakpoint
CREATE INDEX "prospects_due" ON "prospects" USING btree ("next_step_on") WHERE state <> 'CLOSED';--> statement-breakpoint
CREATE INDEX "prospects_words" ON "prospects" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_prospect_id_prospects_prospect_id_fk" FOREIGN KEY ("prospect_id") REFERENCES "public"."prospects"("prospect_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_prospect_id_prospects_prospect_id_fk" FOREIGN KEY ("prospect_id") REFERENCES "public"."prospects"("prospect_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_attempts" ADD CONSTRAINT "career_attempts_prospect_id_prospects_prospect_id_fk" FOREIGN KEY ("prospect_id") REFERENCES "public"."prospects"("prospect_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referees" ADD CONSTRAINT "referees_prospect_id_prospects_prospect_id_fk" FOREIGN KEY ("prospect_id") REFERENCES "public"."prospects"("prospect_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_prospect" ON "contact_messages" USING btree ("prospect_id");--> statement-breakpoint
CREATE INDEX "leads_prospect" ON "leads" USING btree ("prospect_id");--> statement-breakpoint
CREATE INDEX "leads_unjoined" ON "leads" USING btree ("created_at") WHERE prospect_id is null;--> statement-breakpoint
CREATE INDEX "career_attempts_prospect" ON "career_attempts" USING btree ("prospect_id");--> statement-breakpoint
CREATE INDEX "referees_prospect" ON "referees" USING btree ("prospect_id");
CREATE TABLE "forgotten_certificates" (
	"number" text PRIMARY KEY NOT NULL,
	"status_index" integer NOT NULL,
	"revoked_at" timestamp with time zone,
	"forgotten_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "placement_messages" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "placement_messages" ADD COLUMN "settled_by" uuid;--> statement-breakpoint
ALTER TABLE "placement_messages" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "forgotten_certificates_status" ON "forgotten_certificates" USING btree ("status_index");--> statement-breakpoint
ALTER TABLE "placement_messages" ADD CONSTRAINT "placement_messages_settled_by_users_user_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "placement_messages_open" ON "placement_messages" USING btree ("created_at") WHERE settled_at is null;--> statement-breakpoint
ALTER TABLE "placement_messages" ADD CONSTRAINT "placement_messages_settled" CHECK (("placement_messages"."answer" is null) = ("placement_messages"."settled_at" is null));
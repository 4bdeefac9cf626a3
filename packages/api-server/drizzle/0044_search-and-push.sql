CREATE TABLE "push_subscriptions" (
	"subscription_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
DROP INDEX "course_nodes_content";--> statement-breakpoint
ALTER TABLE "course_nodes" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', regexp_replace(translate(normalize(coalesce(meta ->> 'title', '') || ' ' || coalesce(meta ->> 'heading', ''), NFD), '-/._', '    '), '[\u0300-\u036f]', '', 'g')), 'A') || setweight(to_tsvector('english', regexp_replace(translate(normalize(coalesce(meta ->> 'content', ''), NFD), '-/._', '    '), '[\u0300-\u036f]', '', 'g')), 'D')) STORED;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "pushed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "course_nodes_search" ON "course_nodes" USING gin ("search");
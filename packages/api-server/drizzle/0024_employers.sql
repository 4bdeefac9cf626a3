CREATE TABLE "employers" (
	"employer_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact_email_id" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "employers_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "job_openings" ADD COLUMN "employer_id" uuid;--> statement-breakpoint
INSERT INTO "employers" ("employer_id", "name", "created_at") SELECT gen_random_uuid(), "company_name", min("created_at") FROM "job_openings" GROUP BY "company_name";--> statement-breakpoint
UPDATE "job_openings" SET "employer_id" = "employers"."employer_id" FROM "employers" WHERE "employers"."name" = "job_openings"."company_name";--> statement-breakpoint
ALTER TABLE "job_openings" ALTER COLUMN "employer_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "job_openings" ADD COLUMN "published_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
UPDATE "job_openings" SET "published_at" = "created_at";--> statement-breakpoint
ALTER TABLE "placement_interests" ADD COLUMN "reopened_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_openings" ADD CONSTRAINT "job_openings_employer_id_employers_employer_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("employer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_openings_employer" ON "job_openings" USING btree ("employer_id");--> statement-breakpoint
ALTER TABLE "job_openings" ADD CONSTRAINT "job_openings_published" CHECK ("job_openings"."published_at" is not null or "job_openings"."record_status" <> 'ACTIVE');
CREATE TABLE "reconciliations" (
	"reconciliation_id" uuid PRIMARY KEY NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"days" integer NOT NULL,
	"source" text NOT NULL,
	"findings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "reconciliations_ran" ON "reconciliations" USING btree ("ran_at");
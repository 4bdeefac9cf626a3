CREATE TABLE "cohort_node_dates" (
	"cohort_id" uuid NOT NULL,
	"node_id" uuid NOT NULL,
	"release_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	CONSTRAINT "cohort_node_dates_cohort_id_node_id_pk" PRIMARY KEY("cohort_id","node_id")
);
--> statement-breakpoint
ALTER TABLE "cohort_node_dates" ADD CONSTRAINT "cohort_node_dates_cohort_id_cohorts_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("cohort_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cohort_node_dates" ADD CONSTRAINT "cohort_node_dates_node_id_course_nodes_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."course_nodes"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cohort_node_dates_node" ON "cohort_node_dates" USING btree ("node_id");
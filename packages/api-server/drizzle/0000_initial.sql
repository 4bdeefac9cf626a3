CREATE TABLE "account_deletions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid NOT NULL,
	"category" text NOT NULL,
	"in_app" boolean NOT NULL,
	"email" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_preferences_user_id_category_pk" PRIMARY KEY("user_id","category")
);
--> statement-breakpoint
CREATE TABLE "used_id_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"audit_id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"subject_id" uuid,
	"action" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "profile_media" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"bucket" text NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profile_media_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"binding_hash" text,
	"user_id" uuid NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"country_code" text,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_identities" (
	"method" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "social_identities_method_subject_pk" PRIMARY KEY("method","subject")
);
--> statement-breakpoint
CREATE TABLE "user_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"occupation" text DEFAULT '' NOT NULL,
	"current_company" text DEFAULT '' NOT NULL,
	"work_experience_in_months" integer,
	"profile_status" text DEFAULT 'NOT_COMPLETED' NOT NULL,
	"takes_questions" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email_id" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"phone" text,
	"password_hash" text,
	"user_hash" text NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"staff_role" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_lower" CHECK ("users"."email_id" = lower("users"."email_id"))
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"deal_token_hash" text NOT NULL,
	"lead_row_id" uuid,
	"product_id" text NOT NULL,
	"cohort_id" uuid,
	"email_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"form_data" jsonb NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint,
	"scholarship" bigint DEFAULT 0 NOT NULL,
	"plan_discount" bigint DEFAULT 0 NOT NULL,
	"terms_version" text,
	"terms_accepted_at" timestamp with time zone,
	"offer_sent_at" timestamp with time zone,
	"offer_accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"email_id" text NOT NULL,
	"mobile" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deadlines" (
	"application_id" uuid NOT NULL,
	"deadline_type" text NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"extended_at" timestamp with time zone,
	CONSTRAINT "deadlines_application_id_deadline_type_pk" PRIMARY KEY("application_id","deadline_type")
);
--> statement-breakpoint
CREATE TABLE "gateway_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gateway_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"lead_row_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"email_id" text NOT NULL,
	"data" jsonb NOT NULL,
	"fbclid" text DEFAULT '' NOT NULL,
	"fbp" text DEFAULT '' NOT NULL,
	"fbc" text DEFAULT '' NOT NULL,
	"utm_medium" text,
	"utm_campaign" text,
	"utm_content" text,
	"mail_token_hash" text,
	"link_opened_at" timestamp with time zone,
	"product_id" text,
	"form_id" text DEFAULT 'application' NOT NULL,
	"source" text DEFAULT 'WEBSITE' NOT NULL,
	"current_page_id" text,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"form_data_altered" boolean DEFAULT false NOT NULL,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_sign" CHECK (case kind when 'REFUND' then amount < 0 else amount > 0 end)
);
--> statement-breakpoint
CREATE TABLE "mentor_leads" (
	"mentor_lead_id" uuid PRIMARY KEY NOT NULL,
	"email_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_cards" (
	"card_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_method_token" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"selected_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_instalments" (
	"order_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"payment_type" text NOT NULL,
	"label" text NOT NULL,
	"amount" bigint NOT NULL,
	"due_date" timestamp with time zone NOT NULL,
	"extended_at" timestamp with time zone,
	CONSTRAINT "order_instalments_order_id_seq_pk" PRIMARY KEY("order_id","seq"),
	CONSTRAINT "order_instalments_positive" CHECK ("order_instalments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"application_id" uuid,
	"user_id" uuid,
	"cohort_id" uuid,
	"email_id" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"product_id" text NOT NULL,
	"pricing_stage" text DEFAULT 'ADMISSION' NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"list_price" bigint NOT NULL,
	"scholarship" bigint DEFAULT 0 NOT NULL,
	"plan_discount" bigint DEFAULT 0 NOT NULL,
	"plan_discount_dead_line" timestamp with time zone,
	"voucher_code" text,
	"voucher_discount" bigint DEFAULT 0 NOT NULL,
	"booking_amount" bigint NOT NULL,
	"plan_type" text,
	"planned_at" timestamp with time zone,
	"customer_ref" text,
	"pays_automatically" boolean DEFAULT false NOT NULL,
	"billing_contact" jsonb,
	"billing_address" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_amounts" CHECK ("orders"."list_price" >= 0 and "orders"."scholarship" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"payment_type" text NOT NULL,
	"method" text NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"checkout_url" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"failure_reason" text,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"keeps_card" boolean DEFAULT false NOT NULL,
	"received_amount" bigint,
	"received_currency" text,
	"resolved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"invoice_number" integer,
	"taxes" jsonb
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"checkout_id" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"keeps_card" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "voucher_uses" (
	"code" text NOT NULL,
	"slot" integer NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "voucher_uses_code_slot_pk" PRIMARY KEY("code","slot")
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"code" text PRIMARY KEY NOT NULL,
	"product_id" text,
	"currency" text NOT NULL,
	"discount" bigint NOT NULL,
	"max_uses" integer DEFAULT 1 NOT NULL,
	"uses_per_person" integer DEFAULT 1 NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"page_path" text NOT NULL,
	"pseudonym" text,
	"button_text" text,
	"scroll_percentage" integer,
	"seconds_on_screen" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_turns" (
	"turn_id" uuid PRIMARY KEY NOT NULL,
	"cohort_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"question" text NOT NULL,
	"answer" jsonb NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"query_id" uuid
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"cohort_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"feed_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_cohort_id_user_id_pk" PRIMARY KEY("cohort_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "career_attempts" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"submission_key" text,
	"email_id" text NOT NULL,
	"form_id" uuid NOT NULL,
	"career_type" text NOT NULL,
	"first_name" text,
	"responses" jsonb NOT NULL,
	"result" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "career_ratings" (
	"email_id" text NOT NULL,
	"form_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "career_ratings_email_id_form_id_pk" PRIMARY KEY("email_id","form_id")
);
--> statement-breakpoint
CREATE TABLE "career_registrations" (
	"registration_id" uuid PRIMARY KEY NOT NULL,
	"email_id" text NOT NULL,
	"kind" text NOT NULL,
	"level_up" text DEFAULT '' NOT NULL,
	"level_query" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "career_statements" (
	"statement_id" uuid PRIMARY KEY NOT NULL,
	"email_id" text NOT NULL,
	"data" jsonb NOT NULL,
	"data_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"repeated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "career_drafts" (
	"draft_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"email_id" text NOT NULL,
	"first_name" text,
	"career_type" text,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cohort_groups" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"cohort_id" uuid NOT NULL,
	"title" text NOT NULL,
	"guide_id" uuid
);
--> statement-breakpoint
CREATE TABLE "cohort_mentors" (
	"cohort_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"is_primary_mentor" boolean DEFAULT false NOT NULL,
	CONSTRAINT "cohort_mentors_cohort_id_user_id_role_pk" PRIMARY KEY("cohort_id","user_id","role")
);
--> statement-breakpoint
CREATE TABLE "cohort_timelines" (
	"cohort_id" uuid NOT NULL,
	"key" text NOT NULL,
	"time" timestamp with time zone NOT NULL,
	CONSTRAINT "cohort_timelines_cohort_id_key_pk" PRIMARY KEY("cohort_id","key")
);
--> statement-breakpoint
CREATE TABLE "cohorts" (
	"cohort_id" uuid PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"course_id" uuid NOT NULL,
	"course_title" text NOT NULL,
	"batch_number" text NOT NULL,
	"cohort_type" text NOT NULL,
	"product_type" text NOT NULL,
	"cohort_group" text DEFAULT 'SPECIALIZATION' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"is_new_lms" boolean DEFAULT true NOT NULL,
	"is_civil_lms4_cohort" boolean DEFAULT false NOT NULL,
	"show_nudges" boolean DEFAULT false NOT NULL,
	"show_placement_nudges" boolean DEFAULT false NOT NULL,
	"is_localized_leaderboard" boolean DEFAULT false NOT NULL,
	"is_leader_board_allowed" boolean DEFAULT true NOT NULL,
	"ai_bot_enabled" boolean DEFAULT false NOT NULL,
	"is_capstone_present" boolean DEFAULT false NOT NULL,
	"seats" integer DEFAULT 40 NOT NULL,
	"onboarding_form_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"enrolment_id" uuid PRIMARY KEY NOT NULL,
	"cohort_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"group_id" uuid,
	"state" text NOT NULL,
	"cohort_onboarding_status" text DEFAULT 'NOT_STARTED' NOT NULL,
	"show_coachmarks" boolean DEFAULT true NOT NULL,
	"capstone_coachmarks_viewed" boolean DEFAULT false NOT NULL,
	"queries_onboarding_done" boolean DEFAULT false NOT NULL,
	"queries_coach_marks_viewed" boolean DEFAULT false NOT NULL,
	"electives" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"enrolled_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"faq_id" uuid PRIMARY KEY NOT NULL,
	"product_id" text,
	"region" text,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"category" text NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_prices" (
	"product_id" text NOT NULL,
	"currency" text NOT NULL,
	"list_price" bigint NOT NULL,
	"booking_amount" bigint NOT NULL,
	CONSTRAINT "product_prices_product_id_currency_pk" PRIMARY KEY("product_id","currency")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"product_id" text PRIMARY KEY NOT NULL,
	"course_title" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"product_type" text NOT NULL,
	"duration_weeks" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_files" (
	"sha256" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_folders" (
	"course_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"files" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_folders_course_id_version_pk" PRIMARY KEY("course_id","version")
);
--> statement-breakpoint
CREATE TABLE "late_steps" (
	"cohort_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"node_id" uuid NOT NULL,
	CONSTRAINT "late_steps_cohort_id_user_id_node_id_pk" PRIMARY KEY("cohort_id","user_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "credit_totals" (
	"cohort_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"credits" integer NOT NULL,
	CONSTRAINT "credit_totals_cohort_id_user_id_pk" PRIMARY KEY("cohort_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "course_nodes" (
	"node_id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"parent_node_id" uuid,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"namespace" text NOT NULL,
	"rank" integer NOT NULL,
	"meta" jsonb NOT NULL,
	"release_day" integer,
	"due_day" integer,
	"credits" integer DEFAULT 0 NOT NULL,
	"form_id" uuid,
	"is_elective" boolean DEFAULT false NOT NULL,
	"assignment" jsonb,
	"live_session" jsonb,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"course_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"credit_id" uuid PRIMARY KEY NOT NULL,
	"cohort_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"node_id" uuid NOT NULL,
	"node_type" text NOT NULL,
	"reason" text NOT NULL,
	"credits" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_sessions" (
	"live_session_id" uuid PRIMARY KEY NOT NULL,
	"cohort_id" uuid NOT NULL,
	"node_id" uuid NOT NULL,
	"mentor_id" uuid,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"session_status" text DEFAULT 'CREATED' NOT NULL,
	"join_link" text
);
--> statement-breakpoint
CREATE TABLE "mentor_queries" (
	"query_id" uuid PRIMARY KEY NOT NULL,
	"cohort_id" uuid NOT NULL,
	"asked_by_id" uuid NOT NULL,
	"client_id" uuid,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"namespace" text NOT NULL,
	"node_id" uuid,
	"is_shared" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'UNANSWERED' NOT NULL,
	"assigned_ig_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by_id" uuid,
	"resolved_at" timestamp with time zone,
	"last_activity_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_actor_id" uuid,
	"rating" integer,
	"rating_text" text,
	"bot_answer" jsonb,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(title || ' ' || description, '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32)))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentor_query_messages" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"query_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"client_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mentor_query_reads" (
	"query_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mentor_query_reads_query_id_user_id_pk" PRIMARY KEY("query_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "node_progress" (
	"cohort_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"node_id" uuid NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "node_progress_cohort_id_user_id_node_id_pk" PRIMARY KEY("cohort_id","user_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "node_skills" (
	"node_id" uuid NOT NULL,
	"skill_id" uuid NOT NULL,
	CONSTRAINT "node_skills_node_id_skill_id_pk" PRIMARY KEY("node_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "report_entries" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"url" text,
	"document_id" uuid,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_versions" (
	"report_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"review_status" text NOT NULL,
	"text" text,
	"score" integer,
	"remark" text,
	"submitted_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	"reviewed_by_id" uuid,
	CONSTRAINT "report_versions_report_id_version_pk" PRIMARY KEY("report_id","version")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"cohort_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"node_id" uuid NOT NULL,
	"namespace" text NOT NULL,
	"review_status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"text" text,
	"draft_text" text,
	"score" integer,
	"remark" text,
	"submitted_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	"reviewed_by_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_attendance" (
	"live_session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"attended" boolean NOT NULL,
	CONSTRAINT "session_attendance_live_session_id_user_id_pk" PRIMARY KEY("live_session_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"skill_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"icon" text DEFAULT 'ruler' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emi_applications" (
	"emi_form_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text DEFAULT 'STARTED' NOT NULL,
	"current_step" integer DEFAULT 1 NOT NULL,
	"max_step" integer DEFAULT 1 NOT NULL,
	"responses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	"remark" text,
	CONSTRAINT "emi_applications_steps" CHECK ("emi_applications"."current_step" between 1 and 6 and "emi_applications"."max_step" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "emi_documents" (
	"emi_form_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_refused" boolean DEFAULT false NOT NULL,
	CONSTRAINT "emi_documents_emi_form_id_kind_pk" PRIMARY KEY("emi_form_id","kind")
);
--> statement-breakpoint
CREATE TABLE "evaluation_forms" (
	"form_id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"filters" jsonb NOT NULL,
	"sections" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evaluation_shares" (
	"share_id" uuid PRIMARY KEY NOT NULL,
	"cohort_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "evaluation_slots" (
	"slot_id" uuid PRIMARY KEY NOT NULL,
	"cohort_id" uuid NOT NULL,
	"mentor_id" uuid NOT NULL,
	"start_date" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview_entries" (
	"response_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"entries" jsonb NOT NULL,
	"noted_by_id" uuid NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interview_entries_response_id_question_id_pk" PRIMARY KEY("response_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "interview_responses" (
	"response_id" uuid PRIMARY KEY NOT NULL,
	"form_id" uuid NOT NULL,
	"cohort_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"report" jsonb,
	"score" integer,
	"remark" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by_id" uuid
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"cohort_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"slot_id" uuid,
	"mentor_id" uuid,
	"primary_mentor_id" uuid,
	"slot_status" text DEFAULT 'SLOT_NOT_BOOKED' NOT NULL,
	"feedback_status" text DEFAULT 'FEEDBACK_PENDING' NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "interviews_cohort_id_user_id_pk" PRIMARY KEY("cohort_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "feedback_events" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"form_id" uuid NOT NULL,
	"cohort_id" uuid,
	"page" text NOT NULL,
	"audiences" text[] NOT NULL,
	"category" text NOT NULL,
	"is_mandatory" boolean DEFAULT false NOT NULL,
	"form_display_position" text NOT NULL,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback_responses" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"cohort_id" uuid NOT NULL,
	"is_skipped" boolean NOT NULL,
	"responses" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_responses_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "form_entries" (
	"response_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"answer" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_entries_response_id_question_id_pk" PRIMARY KEY("response_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "form_responses" (
	"response_id" uuid PRIMARY KEY NOT NULL,
	"form_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"cohort_id" uuid,
	"node_id" uuid,
	"namespace" text,
	"attempt" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'STARTED' NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"is_forced" boolean DEFAULT false NOT NULL,
	"score" integer,
	"total" integer,
	"credits" integer DEFAULT 0 NOT NULL,
	"last_active_at" timestamp with time zone,
	"inactive_seconds" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"form_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"product_id" text DEFAULT 'PUBLIC' NOT NULL,
	"key" text NOT NULL,
	"pages" jsonb NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"quiz_type" text,
	"time_limit_seconds" integer,
	"max_retakes" integer DEFAULT 0
);
--> statement-breakpoint
CREATE TABLE "onboarding_responses" (
	"cohort_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"request_data" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"current_page_id" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finalised_at" timestamp with time zone,
	CONSTRAINT "onboarding_responses_cohort_id_user_id_pk" PRIMARY KEY("cohort_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "payment_blocks" (
	"enrolment_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"blocked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_bookmarks" (
	"cohort_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"node_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_bookmarks_cohort_id_user_id_node_id_pk" PRIMARY KEY("cohort_id","user_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_notes" (
	"cohort_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"node_id" uuid NOT NULL,
	"text" text NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_notes_cohort_id_user_id_node_id_pk" PRIMARY KEY("cohort_id","user_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "notification_digests" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"last_day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"notification_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"category" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"href" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"in_app" boolean NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"cohort_id" uuid,
	"lead_row_id" uuid,
	"application_id" uuid,
	"report_id" uuid,
	"mentor_lead_id" uuid,
	"project_id" uuid,
	"query_id" uuid,
	"query_message_id" uuid,
	"kind" text NOT NULL,
	"media_key" text,
	"name" text NOT NULL,
	"bucket" text NOT NULL,
	"path" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"status" text DEFAULT 'COMPLETED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"template" text NOT NULL,
	"once_key" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "school_facts" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "placement_interests" (
	"cohort_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"interested_in_placements" boolean,
	"country_preferences" text[] DEFAULT '{}' NOT NULL,
	"location_preferences" text[] DEFAULT '{}' NOT NULL,
	"current_ctc" bigint,
	"expected_ctc" bigint,
	"currency" text,
	"notice_period" integer,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"internship_experience_in_months" integer,
	"willing_to_relocate" boolean,
	"project_specialization" text,
	"prior_revit_exp" boolean,
	"close_interest_popup" boolean DEFAULT false NOT NULL,
	"close_graduation_popup" boolean DEFAULT false NOT NULL,
	"is_disengaged" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "placement_interests_cohort_id_user_id_pk" PRIMARY KEY("cohort_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "applauds" (
	"user_id" uuid NOT NULL,
	"from_user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applauds_user_id_from_user_id_pk" PRIMARY KEY("user_id","from_user_id"),
	CONSTRAINT "applauds_of_others" CHECK ("applauds"."user_id" <> "applauds"."from_user_id")
);
--> statement-breakpoint
CREATE TABLE "identity_verifications" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"document_type" text NOT NULL,
	"document_ids" uuid[] NOT NULL,
	"remark" text,
	"submitted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_details" (
	"detail_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"section_id" text NOT NULL,
	"data" jsonb NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_projects" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"softwares" text[] DEFAULT '{}' NOT NULL,
	"link" text,
	"record_status" text DEFAULT 'ACTIVE' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recommendation_upvotes" (
	"recommendation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recommendation_upvotes_recommendation_id_user_id_pk" PRIMARY KEY("recommendation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "recommendations" (
	"recommendation_id" uuid PRIMARY KEY NOT NULL,
	"recipient_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"relationship" text,
	"text" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"is_visible" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recommendations_of_others" CHECK ("recommendations"."recipient_id" <> "recommendations"."author_id"),
	CONSTRAINT "recommendations_visible" CHECK (not "recommendations"."is_visible" or "recommendations"."status" = 'ACCEPTED')
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"refund_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"status" text NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"failure_reason" text,
	"credit_number" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_positive" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"refund_id" uuid PRIMARY KEY NOT NULL,
	"checkout_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_parts" (
	"report_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"no" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "upload_parts_report_id_sha256_no_pk" PRIMARY KEY("report_id","sha256","no")
);
--> statement-breakpoint
CREATE TABLE "video_positions" (
	"cohort_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"node_id" uuid NOT NULL,
	"seconds" real NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_positions_cohort_id_user_id_node_id_pk" PRIMARY KEY("cohort_id","user_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "lead_connections" (
	"connection_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"lead_row_id" uuid,
	"asker_hash" text,
	"first_name" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"record_status" text DEFAULT 'ACTIVE' NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"is_shown" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_connections_answered" CHECK (("lead_connections"."answer" is null) = ("lead_connections"."answered_at" is null)),
	CONSTRAINT "lead_connections_shown" CHECK (not "lead_connections"."is_shown" or "lead_connections"."answer" is not null)
);
--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_preferences" ADD CONSTRAINT "account_preferences_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_tokens" ADD CONSTRAINT "email_tokens_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_media" ADD CONSTRAINT "profile_media_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_identities" ADD CONSTRAINT "social_identities_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD CONSTRAINT "user_profiles_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_lead_row_id_leads_lead_row_id_fk" FOREIGN KEY ("lead_row_id") REFERENCES "public"."leads"("lead_row_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_cohort_id_cohorts_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("cohort_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadlines" ADD CONSTRAINT "deadlines_application_id_applications_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cards" ADD CONSTRAINT "order_cards_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_instalments" ADD CONSTRAINT "order_instalments_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_application_id_applications_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cohort_id_cohorts_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("cohort_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_code_vouchers_code_fk" FOREIGN KEY ("code") REFERENCES "public"."vouchers"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_turns" ADD CONSTRAINT "assistant_turns_cohort_id_cohorts_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("cohort_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_turns" ADD CONSTRAINT "assistant_turns_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_turns" ADD CONSTRAINT "assistant_turns_query_id_mentor_queries_query_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."mentor_queries"("query_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_cohort_id_cohorts_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("cohort_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cohort_groups" ADD CONSTRAINT "cohort_groups_cohort_id_cohorts_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("cohort_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cohort_groups" ADD CONSTRAINT "cohort_groups_guide_id_users_user_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cohort_mentors" ADD CONSTRAINT "cohort_mentors_cohort_id_cohorts_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("cohort_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cohort_mentors" ADD CONSTRAINT "cohort_mentors_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cohort_timelines" ADD CONSTRAINT "cohort_timelines_cohort_id_cohorts_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("cohort_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cohorts" ADD CONSTRAINT "cohorts_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_cohort_id_cohorts_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("cohort_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_group_id_cohort_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."cohort_groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_folders" ADD CONSTRAINT "course_folders_course_id_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_steps" ADD CONSTRAINT "late_steps_cohort_id_cohorts_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("cohort_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_steps" ADD CONSTRAINT "late_steps_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_steps" ADD CONSTRAINT "late_steps_node_id_course_nodes_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."course_nodes"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_nodes" ADD CONSTRAINT "course_nodes_course_id_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_nodes" ADD CONSTRAINT "course_nodes_parent_node_id_course_nodes_node_id_fk" FOREIGN KEY ("parent_node_id") REFERENCES "public"."course_nodes"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_cohort_id_cohorts_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("cohort_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_node_id_course_nodes_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."course_nodes"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_mentor_id_users_user_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_queries" ADD CONSTRAINT "mentor_queries_cohort_id_cohorts_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("cohort_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_queries" ADD CONSTRAINT "mentor_queries_asked_by_id_users_user_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_query_messages" ADD CONSTRAINT "mentor_query_messages_query_id_mentor_queries_query_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."mentor_queries"("query_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_query_messages" ADD CONSTRAINT "mentor_query_messages_author_id_users_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_query_reads" ADD CONSTRAINT "mentor_query_reads_query_id_mentor_queries_query_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."mentor_queries"("query_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_query_reads" ADD CONSTRAINT "mentor_query_reads_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_progress" ADD CONSTRAINT "node_progress_node_id_course_nodes_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."course_nodes"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_skills" ADD CONSTRAINT "node_skills_node_id_course_nodes_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."course_nodes"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_skills" ADD CONSTRAINT "node_skills_skill_id_skills_skill_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("skill_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_entries" ADD CONSTRAINT "report_entries_report_id_reports_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("report_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_versions" ADD CONSTRAINT "report_versions_report_id_reports_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("report_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_node_id_course_nodes_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."course_nodes"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_attendance" ADD CONSTRAINT "session_attendance_live_session_id_live_sessions_live_session_id_fk" FOREIGN KEY ("live_session_id") REFERENCES "public"."live_sessions"("live_session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_attendance" ADD CONSTRAINT "session_attendance_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emi_applications" ADD CONSTRAINT "emi_applications_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emi_applications" ADD CONSTRAINT "emi_applications_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emi_documents" ADD CONSTRAINT "emi_documents_emi_form_id_emi_applications_emi_form_id_fk" FOREIGN KEY ("emi_form_id") REFERENCES "public"."emi_applications"("emi_form_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_forms" ADD CONSTRAINT "evaluation_forms_course_id_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_shares" ADD CONSTRAINT "evaluation_shares_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_shares" ADD CONSTRAINT "evaluation_shares_cohort_id_user_id_interviews_cohort_id_user_id_fk" FOREIGN KEY ("cohort_id","user_id") REFERENCES "public"."interviews"("cohort_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_slots" ADD CONSTRAINT "evaluation_slots_cohort_id_cohorts_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("cohort_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_slots" ADD CONSTRAINT "evaluation_slots_mentor_id_users_user_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_entries" ADD CONSTRAINT "interview_entries_response_id_interview_responses_response_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."interview_responses"("response_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_responses" ADD CONSTRAINT "interview_responses_form_id_evaluation_forms_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."evaluation_forms"("form_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_responses" ADD CONSTRAINT "interview_responses_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_responses" ADD CONSTRAINT "interview_responses_cohort_id_user_id_interviews_cohort_id_user_id_fk" FOREIGN KEY ("cohort_id","user_id") REFERENCES "public"."interviews"("cohort_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_cohort_id_cohorts_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("cohort_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_slot_id_evaluation_slots_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."evaluation_slots"("slot_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_mentor_id_users_user_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_primary_mentor_id_users_user_id_fk" FOREIGN KEY ("primary_mentor_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_events" ADD CONSTRAINT "feedback_events_form_id_forms_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("form_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_events" ADD CONSTRAINT "feedback_events_cohort_id_cohorts_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("cohort_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_responses" ADD CONSTRAINT "feedback_responses_event_id_feedback_events_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."feedback_events"("event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_responses" ADD CONSTRAINT "feedback_responses_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_entries" ADD CONSTRAINT "form_entries_response_id_form_responses_response_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."form_responses"("response_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_responses" ADD CONSTRAINT "form_responses_form_id_forms_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("form_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_responses" ADD CONSTRAINT "form_responses_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_responses" ADD CONSTRAINT "onboarding_responses_cohort_id_cohorts_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("cohort_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_responses" ADD CONSTRAINT "onboarding_responses_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_blocks" ADD CONSTRAINT "payment_blocks_enrolment_id_enrolments_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("enrolment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_blocks" ADD CONSTRAINT "payment_blocks_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_bookmarks" ADD CONSTRAINT "lesson_bookmarks_cohort_id_cohorts_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("cohort_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_bookmarks" ADD CONSTRAINT "lesson_bookmarks_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_bookmarks" ADD CONSTRAINT "lesson_bookmarks_node_id_course_nodes_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."course_nodes"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_cohort_id_cohorts_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("cohort_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_node_id_course_nodes_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."course_nodes"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_digests" ADD CONSTRAINT "notification_digests_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_interests" ADD CONSTRAINT "placement_interests_cohort_id_cohorts_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("cohort_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_interests" ADD CONSTRAINT "placement_interests_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applauds" ADD CONSTRAINT "applauds_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applauds" ADD CONSTRAINT "applauds_from_user_id_users_user_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD CONSTRAINT "identity_verifications_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_details" ADD CONSTRAINT "profile_details_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_projects" ADD CONSTRAINT "profile_projects_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_upvotes" ADD CONSTRAINT "recommendation_upvotes_recommendation_id_recommendations_recommendation_id_fk" FOREIGN KEY ("recommendation_id") REFERENCES "public"."recommendations"("recommendation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_upvotes" ADD CONSTRAINT "recommendation_upvotes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_recipient_id_users_user_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_author_id_users_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_report_id_reports_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("report_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_positions" ADD CONSTRAINT "video_positions_cohort_id_cohorts_cohort_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("cohort_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_positions" ADD CONSTRAINT "video_positions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_positions" ADD CONSTRAINT "video_positions_node_id_course_nodes_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."course_nodes"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_connections" ADD CONSTRAINT "lead_connections_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_connections" ADD CONSTRAINT "lead_connections_lead_row_id_leads_lead_row_id_fk" FOREIGN KEY ("lead_row_id") REFERENCES "public"."leads"("lead_row_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_due" ON "account_deletions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "used_id_tokens_expiry" ON "used_id_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_entries_created" ON "audit_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "email_tokens_user" ON "email_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_id" ON "sessions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","last_used_at");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_identities_user" ON "social_identities" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_hash" ON "users" USING btree ("user_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_deal" ON "applications" USING btree ("deal_token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_lead" ON "applications" USING btree ("lead_row_id");--> statement-breakpoint
CREATE INDEX "applications_email" ON "applications" USING btree ("email_id","created_at");--> statement-breakpoint
CREATE INDEX "applications_status" ON "applications" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "deadlines_date" ON "deadlines" USING btree ("deadline_type","date");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_token" ON "leads" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_mail_token" ON "leads" USING btree ("mail_token_hash");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree ("email_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_charged_once" ON "ledger_entries" USING btree ("payment_id") WHERE kind = 'CHARGE';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_key" ON "ledger_entries" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "ledger_entries_order" ON "ledger_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "mentor_leads_created" ON "mentor_leads" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_cards_once" ON "order_cards" USING btree ("order_id","payment_method_token");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_token" ON "orders" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_application" ON "orders" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("email_id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_ref" ON "payments" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_invoice" ON "payments" USING btree ("invoice_number");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_paid_once" ON "payments" USING btree ("order_id","seq") WHERE status = 'SUCCEEDED';--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_pending" ON "payments" USING btree ("checked_at") WHERE status = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_uses_order" ON "voucher_uses" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "analytics_events_created" ON "analytics_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "analytics_events_page" ON "analytics_events" USING btree ("page_path","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_turns_once" ON "assistant_turns" USING btree ("user_id","client_id");--> statement-breakpoint
CREATE INDEX "assistant_turns_talk" ON "assistant_turns" USING btree ("cohort_id","user_id","asked_at");--> statement-breakpoint
CREATE INDEX "assistant_turns_query" ON "assistant_turns" USING btree ("query_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token" ON "calendar_feeds" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "career_attempts_token" ON "career_attempts" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "career_attempts_submission" ON "career_attempts" USING btree ("submission_key");--> statement-breakpoint
CREATE INDEX "career_attempts_email" ON "career_attempts" USING btree ("email_id","created_at");--> statement-breakpoint
CREATE INDEX "career_attempts_expiry" ON "career_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "career_registrations_once" ON "career_registrations" USING btree ("email_id","kind","level_up","level_query");--> statement-breakpoint
CREATE INDEX "career_registrations_created" ON "career_registrations" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "career_statements_once" ON "career_statements" USING btree ("email_id","data_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "career_drafts_token" ON "career_drafts" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "career_drafts_updated" ON "career_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cohort_groups_title" ON "cohort_groups" USING btree ("cohort_id","title");--> statement-breakpoint
CREATE INDEX "cohort_groups_guide" ON "cohort_groups" USING btree ("guide_id");--> statement-breakpoint
CREATE INDEX "cohort_mentors_user" ON "cohort_mentors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cohort_timelines_key" ON "cohort_timelines" USING btree ("key","time");--> statement-breakpoint
CREATE UNIQUE INDEX "cohorts_batch" ON "cohorts" USING btree ("product_id","batch_number");--> statement-breakpoint
CREATE INDEX "cohorts_product" ON "cohorts" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_once" ON "enrolments" USING btree ("cohort_id","user_id");--> statement-breakpoint
CREATE INDEX "enrolments_user" ON "enrolments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "enrolments_group" ON "enrolments" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "faqs_list" ON "faqs" USING btree ("product_id","region","rank");--> statement-breakpoint
CREATE INDEX "late_steps_node" ON "late_steps" USING btree ("node_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_nodes_key" ON "course_nodes" USING btree ("course_id","key");--> statement-breakpoint
CREATE INDEX "course_nodes_tree" ON "course_nodes" USING btree ("course_id","namespace","parent_node_id","rank");--> statement-breakpoint
CREATE INDEX "course_nodes_form" ON "course_nodes" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "course_nodes_content" ON "course_nodes" USING gin (to_tsvector('english', coalesce(meta ->> 'content', '')));--> statement-breakpoint
CREATE UNIQUE INDEX "courses_code" ON "courses" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_once" ON "credit_entries" USING btree ("cohort_id","user_id","node_id","reason");--> statement-breakpoint
CREATE INDEX "credit_entries_learner" ON "credit_entries" USING btree ("cohort_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "credit_entries_board" ON "credit_entries" USING btree ("cohort_id","user_id","node_type","credits");--> statement-breakpoint
CREATE UNIQUE INDEX "live_sessions_node" ON "live_sessions" USING btree ("cohort_id","node_id");--> statement-breakpoint
CREATE INDEX "live_sessions_start" ON "live_sessions" USING btree ("cohort_id","start_date");--> statement-breakpoint
CREATE INDEX "live_sessions_mentor" ON "live_sessions" USING btree ("mentor_id","start_date");--> statement-breakpoint
CREATE INDEX "mentor_queries_list" ON "mentor_queries" USING btree ("cohort_id","state","created_at","query_id");--> statement-breakpoint
CREATE INDEX "mentor_queries_cohort" ON "mentor_queries" USING btree ("cohort_id","created_at","query_id");--> statement-breakpoint
CREATE INDEX "mentor_queries_asker" ON "mentor_queries" USING btree ("cohort_id","asked_by_id","created_at");--> statement-breakpoint
CREATE INDEX "mentor_queries_shared" ON "mentor_queries" USING btree ("cohort_id","created_at","query_id","state","namespace") WHERE is_shared;--> statement-breakpoint
CREATE INDEX "mentor_queries_assigned" ON "mentor_queries" USING btree ("cohort_id","assigned_ig_id","created_at");--> statement-breakpoint
CREATE INDEX "mentor_queries_answered" ON "mentor_queries" USING btree ("cohort_id","answered_by_id");--> statement-breakpoint
CREATE INDEX "mentor_queries_search" ON "mentor_queries" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "mentor_queries_client" ON "mentor_queries" USING btree ("cohort_id","asked_by_id","client_id");--> statement-breakpoint
CREATE INDEX "mentor_query_messages_thread" ON "mentor_query_messages" USING btree ("query_id","created_at","message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mentor_query_messages_client" ON "mentor_query_messages" USING btree ("query_id","author_id","client_id");--> statement-breakpoint
CREATE INDEX "node_skills_skill" ON "node_skills" USING btree ("skill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_entries_once" ON "report_entries" USING btree ("report_id","version","kind","fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("cohort_id","user_id","node_id");--> statement-breakpoint
CREATE INDEX "reports_submitted" ON "reports" USING btree ("cohort_id","submitted_at");--> statement-breakpoint
CREATE INDEX "reports_reviewer" ON "reports" USING btree ("cohort_id","reviewed_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "skills_name" ON "skills" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "emi_applications_order" ON "emi_applications" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "emi_applications_status" ON "emi_applications" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "evaluation_forms_course" ON "evaluation_forms" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "evaluation_shares_token" ON "evaluation_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "evaluation_shares_open" ON "evaluation_shares" USING btree ("cohort_id","user_id") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "evaluation_slots_once" ON "evaluation_slots" USING btree ("cohort_id","mentor_id","start_date");--> statement-breakpoint
CREATE INDEX "evaluation_slots_start" ON "evaluation_slots" USING btree ("cohort_id","start_date");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_responses_once" ON "interview_responses" USING btree ("cohort_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_slot" ON "interviews" USING btree ("slot_id");--> statement-breakpoint
CREATE INDEX "interviews_mentor" ON "interviews" USING btree ("cohort_id","mentor_id");--> statement-breakpoint
CREATE INDEX "interviews_primary_mentor" ON "interviews" USING btree ("cohort_id","primary_mentor_id");--> statement-breakpoint
CREATE INDEX "feedback_events_page" ON "feedback_events" USING btree ("page","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "form_responses_open" ON "form_responses" USING btree ("user_id","form_id",coalesce(cohort_id, '00000000-0000-0000-0000-000000000000'::uuid)) WHERE status = 'STARTED';--> statement-breakpoint
CREATE UNIQUE INDEX "form_responses_attempt" ON "form_responses" USING btree ("user_id","form_id",coalesce(cohort_id, '00000000-0000-0000-0000-000000000000'::uuid),"attempt");--> statement-breakpoint
CREATE INDEX "form_responses_node" ON "form_responses" USING btree ("cohort_id","node_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "forms_key" ON "forms" USING btree ("key");--> statement-breakpoint
CREATE INDEX "payment_blocks_order" ON "payment_blocks" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "lesson_bookmarks_list" ON "lesson_bookmarks" USING btree ("cohort_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "lesson_notes_list" ON "lesson_notes" USING btree ("cohort_id","user_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("user_id","at","notification_id") WHERE in_app;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE in_app and read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_unmailed" ON "notifications" USING btree ("user_id","at") WHERE mailed_at is null and read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("at");--> statement-breakpoint
CREATE INDEX "documents_user" ON "documents" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "documents_lead" ON "documents" USING btree ("lead_row_id");--> statement-breakpoint
CREATE INDEX "documents_application" ON "documents" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "documents_project" ON "documents" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "documents_query" ON "documents" USING btree ("query_id");--> statement-breakpoint
CREATE INDEX "documents_report" ON "documents" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_once" ON "mails" USING btree ("once_key");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("status","next_try_at");--> statement-breakpoint
CREATE INDEX "mails_recent" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree ("to","template","created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "profile_details_section" ON "profile_details" USING btree ("user_id","section_id","place","detail_id");--> statement-breakpoint
CREATE INDEX "profile_projects_user" ON "profile_projects" USING btree ("user_id","project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recommendations_pair" ON "recommendations" USING btree ("recipient_id","author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_key" ON "refunds" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_credit_note" ON "refunds" USING btree ("credit_number");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("checked_at") WHERE status in ('REQUESTED', 'PENDING');--> statement-breakpoint
CREATE INDEX "lead_connections_user" ON "lead_connections" USING btree ("user_id","record_status","connection_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_connections_waiting" ON "lead_connections" USING btree ("user_id","asker_hash") WHERE "lead_connections"."record_status" = 'ACTIVE';
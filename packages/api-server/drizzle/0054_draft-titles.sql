ALTER TABLE "course_drafts" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "course_drafts" d SET "title" = btrim(substring(f."text" from '(?n)^title:[ \t]*(.*)$'), E' "''\r')
FROM "course_draft_files" f WHERE f."code" = d."code" AND f."path" = 'course.yaml' AND f."text" ~ '(?n)^title:[ \t]*\S';
import { sql } from 'drizzle-orm';

/** A list of files as one text, equal for equal files. */
const listing = (path: string, sum: string) =>
  `string_agg(${path} || ' ' || ${sum}, E'\\n' order by ${path} collate "C")`;

/**
 * The draft of the course `v.code`, as `d`, with its author's name; no row if there is none, or if its files equal
 * those of the version that it was started from or last published as, or of the one being taught.
 */
export const unpublishedDraft = sql.raw(`left join lateral (
      select w.updated_at, w.updated_by, trim(concat_ws(' ', q.first_name, q.last_name)) as name
      from course_drafts w left join user_profiles q on q.user_id = w.updated_by
      where w.code = v.code and not exists (
        select 1 from course_folders f
        where f.course_id = v.course_id and f.version in (w.base_version, v.version)
          and (select ${listing('x.path', 'x.sum')} from course_draft_files x where x.code = w.code)
            is not distinct from
            (select ${listing("(y->>'path')", "(y->>'sha256')")} from jsonb_array_elements(f.files) y))) d on true`);

import { sql } from 'drizzle-orm';
import { instant, integer, nullable, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { publisher } from './publisher.ts';

/** Lists the versions of a course whose folders are stored, the latest first. */
export const listCourseVersions = statement({
  params: { courseId: uuid },
  columns: {
    version: integer,
    files: integer,
    note: text,
    publishedAt: instant,
    publisherId: nullable(uuid),
    publisher: nullable(text),
  },
  sql: ({ courseId }) => sql`
    select v.version, jsonb_array_length(v.files)::int as files, v.note, v.published_at as "publishedAt",
      a.actor_id as "publisherId", a.name as publisher
    from (select f.*, c.code from course_folders f join courses c using (course_id)
      where f.course_id = ${courseId}) v ${publisher}
    order by v.version desc`,
});

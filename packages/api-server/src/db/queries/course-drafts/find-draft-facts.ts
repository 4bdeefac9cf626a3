import { type SQL, sql } from 'drizzle-orm';
import { integer, nullable, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

const nameOf = (alias: string): SQL =>
  sql`trim(concat_ws(' ', ${sql.raw(alias)}.first_name, ${sql.raw(alias)}.last_name))`;

/**
 * Finds what belongs to a draft besides its files: the course being taught, the last author, and which steps can be
 * undone and redone.
 */
export const findDraftFacts = statement({
  params: { code: text },
  columns: {
    courseId: nullable(uuid),
    version: nullable(integer),
    updatedByName: nullable(text),
    undoLabel: nullable(text),
    undoById: nullable(uuid),
    undoByName: nullable(text),
    redoLabel: nullable(text),
    redoById: nullable(uuid),
    redoByName: nullable(text),
  },
  sql: ({ code }) => sql`
    select c.course_id as "courseId", c.version, ${nameOf('p')} as "updatedByName",
      u.label as "undoLabel", u.author_id as "undoById", ${nameOf('pu')} as "undoByName",
      r.label as "redoLabel", r.author_id as "redoById", ${nameOf('pr')} as "redoByName"
    from course_drafts d
    left join courses c on c.code = d.code
    left join user_profiles p on p.user_id = d.updated_by
    left join lateral (select label, author_id from course_draft_steps s
      where s.code = d.code and not s.is_undone order by s.revision desc limit 1) u on true
    left join user_profiles pu on pu.user_id = u.author_id
    left join lateral (select label, author_id from course_draft_steps s
      where s.code = d.code and s.is_undone order by s.revision limit 1) r on true
    left join user_profiles pr on pr.user_id = r.author_id
    where d.code = ${code}`,
});

import { sql } from 'drizzle-orm';
import { instant, integer, listOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { skillsOf } from './list-skills.ts';

/** Lists the skills of a cohort's course with what each of several learners earned. */
export const listSkillsOfMany = statement({
  params: { cohortId: uuid, userIds: listOf(uuid), since: instant },
  columns: {
    userId: uuid,
    skillId: uuid,
    name: text,
    attainable: integer,
    credits: integer,
    change: integer,
  },
  sql: ({ cohortId, userIds, since }) => sql`
    select u.id as "userId", k.* from unnest(${userIds}::uuid[]) u(id)
    cross join lateral (${skillsOf({ cohortId, userId: sql`u.id`, since })}) k order by k.name`,
});

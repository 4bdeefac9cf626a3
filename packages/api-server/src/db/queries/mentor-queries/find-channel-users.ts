import { ROLES } from '@plinth/domain/roles/role';
import { sql } from 'drizzle-orm';
import { integer, nullable, oneOf, text, uuid } from '../kinds.ts';
import { photoOfUser } from '../profiles/photo-of-user.ts';
import { statement } from '../statement.ts';

/** Finds people of a cohort whose name matches `name`, each once with the role they have in it, mentors first. */
export const findChannelUsers = statement({
  params: { cohortId: uuid, name: text, limit: integer },
  columns: {
    userId: uuid,
    firstName: text,
    lastName: nullable(text),
    photo: nullable(text),
    role: oneOf(ROLES),
  },
  sql: ({ cohortId, name, limit }) => sql`
    with people as (
      select user_id, case when bool_or(role = 'INDUSTRIAL_GUIDE') then 'INDUSTRIAL_GUIDE' else 'LEAD_MENTOR' end as role
      from cohort_mentors where cohort_id = ${cohortId} group by user_id
      union all
      select e.user_id, 'LEARNER' from enrolments e
      where e.cohort_id = ${cohortId} and e.state not in ('TRANSFERRED', 'CANCELLED')
        and not exists (select 1 from cohort_mentors m where m.cohort_id = e.cohort_id and m.user_id = e.user_id)
    )
    select p.user_id as "userId", p.first_name as "firstName", nullif(p.last_name, '') as "lastName",
      ${photoOfUser('p.user_id')} as photo, people.role
    from people join user_profiles p using (user_id)
    where folded(p.first_name || ' ' || p.last_name) ilike ${name}
    order by people.role = 'LEARNER', p.first_name, p.last_name, p.user_id limit ${limit}`,
});

import { COHORT_USER_STATES } from '@plinth/domain/cohorts/cohort-user-state';
import { sql } from 'drizzle-orm';
import { cohortColumns, cohortFields } from '../cohorts/cohort-columns.ts';
import { listOf, nullable, oneOf, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/** Lists the cohorts that a person learns or teaches in, the latest created first. */
export const listPlaces = statement({
  name: 'search-places',
  params: { userId: uuid },
  columns: {
    ...cohortColumns,
    state: nullable(oneOf(COHORT_USER_STATES)),
    mentorRoles: listOf(oneOf(['INDUSTRIAL_GUIDE', 'LEAD_MENTOR'])),
  },
  sql: ({ userId }) => sql`
    select ${cohortFields}, e.state,
      array(select m.role from cohort_mentors m where m.cohort_id = c.cohort_id and m.user_id = ${userId}) as "mentorRoles"
    from cohorts c left join enrolments e on e.cohort_id = c.cohort_id and e.user_id = ${userId}
    where c.cohort_id in (select cohort_id from enrolments where user_id = ${userId}
      union all select cohort_id from cohort_mentors where user_id = ${userId})
    order by c.created_at desc, c.cohort_id desc`,
});

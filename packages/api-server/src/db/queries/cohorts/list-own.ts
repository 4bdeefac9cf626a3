import { COHORT_USER_STATES } from '@plinth/domain/cohorts/cohort-user-state';
import { PROGRESSES } from '@plinth/domain/progress/progress';
import { sql } from 'drizzle-orm';
import { nullable, oneOf, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { cohortColumns, cohortFields } from './cohort-columns.ts';

/**
 * Lists a person's cohorts, newest first: those they learn in, those they are assigned to in a role that they still
 * hold, or all of them.
 */
export const listOwn = statement({
  name: 'course-items',
  params: { userId: uuid, of: oneOf(['all', 'LEARNER', 'INDUSTRIAL_GUIDE', 'LEAD_MENTOR']) },
  columns: {
    ...cohortColumns,
    state: nullable(oneOf(COHORT_USER_STATES)),
    cohortOnboardingStatus: nullable(oneOf(PROGRESSES)),
  },
  sql: ({ userId, of }) => sql`
    select ${cohortFields}, e.state, e.cohort_onboarding_status as "cohortOnboardingStatus"
    from (select cohort_id from enrolments where user_id = ${userId} and ${of} in ('all', 'LEARNER')
      union select m.cohort_id from cohort_mentors m join users u using (user_id)
        where m.user_id = ${userId} and m.role = any(u.roles) and ${of} in ('all', m.role)) own
    join cohorts c using (cohort_id)
    left join enrolments e on e.cohort_id = c.cohort_id and e.user_id = ${userId} and ${of} in ('all', 'LEARNER')
    order by e.enrolled_at desc nulls last, c.cohort_id desc`,
});

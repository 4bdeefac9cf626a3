import { COHORT_USER_STATES } from '@plinth/domain/cohorts/cohort-user-state';
import { PlacementInterestSummary } from '@plinth/domain/placement/placement-interest-summary';
import { sql } from 'drizzle-orm';
import { json, nullable, oneOf, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { cohortColumns, cohortFields } from './cohort-columns.ts';

/** Lists the cohorts that a person learns in, newest first, with their placement preferences. */
export const listEnrolled = statement({
  name: 'cohorts-info',
  params: { userId: uuid },
  columns: {
    ...cohortColumns,
    state: oneOf(COHORT_USER_STATES),
    interest: nullable(json(PlacementInterestSummary)),
  },
  sql: ({ userId }) => sql`
    select ${cohortFields}, e.state,
      (select json_build_object('interestedInPlacements', i.interested_in_placements,
          'closeInterestPopup', i.close_interest_popup, 'noticePeriod', i.notice_period)
        from placement_interests i where i.cohort_id = c.cohort_id and i.user_id = e.user_id) as interest
    from enrolments e join cohorts c using (cohort_id) where e.user_id = ${userId}
    order by e.enrolled_at desc, c.cohort_id desc`,
});

import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { placementCohort } from '@plinth/domain/placement/placement-cohort';
import type { PlacementInterestSummary } from '@plinth/domain/placement/placement-interest-summary';
import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { type CohortRow, cohortColumns, tagsOf, timelinesOf } from './cohort-rows.ts';

type Row = CohortRow & { state: CohortUserState; interest: PlacementInterestSummary | null };

const text = `select ${cohortColumns}, e.state,
    (select json_build_object('interestedInPlacements', i.interested_in_placements,
        'closeInterestPopup', i.close_interest_popup, 'noticePeriod', i.notice_period)
      from placement_interests i where i.cohort_id = c.cohort_id and i.user_id = e.user_id) as interest
  from enrolments e join cohorts c using (cohort_id) where e.user_id = $1
  order by e.enrolled_at desc, c.cohort_id desc`;

/** The cohorts the caller learns in, and the one of the placement hub, left ones not counted (API-032, PLACE-03..05). */
export async function listUserCohortsInfo(deps: Deps, caller: Caller) {
  const { rows } = await deps.pool.query<Row>({ name: 'cohorts-info', text, values: [caller.userId] });
  const cohorts = rows.map((row) => ({
    cohortId: row.cohort_id,
    courseTitle: row.course_title,
    cohortType: row.cohort_type,
    tags: tagsOf(row),
    state: row.state,
    timelines: timelinesOf(row),
    placementInterest: row.interest,
  }));
  const staying = cohorts.filter(({ state }) => state !== 'TRANSFERRED' && state !== 'CANCELLED');
  return {
    cohorts,
    placementCohortId: placementCohort(staying)?.cohortId ?? null,
    isReferBannerEnabled: deps.settings.REFER_BANNER,
  };
}

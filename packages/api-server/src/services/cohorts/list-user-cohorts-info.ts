import { placementCohort } from '@plinth/domain/placement/placement-cohort';
import type { Caller } from '../../api/context.ts';
import { listEnrolled } from '../../db/queries/cohorts/list-enrolled.ts';
import type { Deps } from '../../deps.ts';
import { tagsOf, timelinesOf } from './cohort-rows.ts';

/** Lists the cohorts the caller learns in and that of the placement hub, without those they left. */
export async function listUserCohortsInfo(deps: Deps, caller: Caller) {
  const rows = await listEnrolled.rows(deps.db, { userId: caller.userId });
  const cohorts = rows.map((row) => ({
    cohortId: row.cohortId,
    courseTitle: row.courseTitle,
    cohortType: row.cohortType,
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

import { deriveCourseCard } from '@plinth/domain/cards/derive-course-card';
import type { CourseListItem } from '@plinth/domain/cohorts/course-list-item';
import type { Role } from '@plinth/domain/roles/role';
import { listOwn } from '../../db/queries/cohorts/list-own.ts';
import type { Deps } from '../../deps.ts';
import { type CohortRow, tagsOf, timelinesOf } from './cohort-rows.ts';

/** Which cohorts are meant: those the person learns in, those they are assigned to in a role, or all of them. */
export type CohortsOf = 'all' | 'LEARNER' | 'INDUSTRIAL_GUIDE' | 'LEAD_MENTOR';

/** Lists the courses of a person, newest first, each with its filter. One query. */
export async function listCourseItems(
  deps: Deps,
  userId: string,
  of: CohortsOf,
  roles: readonly Role[],
): Promise<(CourseListItem & { cohortGroup: CohortRow['cohortGroup'] })[]> {
  const now = deps.now().toISOString();
  const rows = await listOwn.rows(deps.db, { userId, of });
  return rows.map((row) => {
    const item = {
      cohort: {
        cohortId: row.cohortId,
        courseTitle: row.courseTitle,
        batchNumber: row.batchNumber,
        cohortType: row.cohortType,
        productId: row.productId,
        productType: row.productType,
        courseId: row.courseId,
        tags: tagsOf(row),
        status: row.status,
        timelines: timelinesOf(row),
      },
      cohortUserData:
        row.state && row.cohortOnboardingStatus
          ? { state: row.state, cohortOnboardingStatus: row.cohortOnboardingStatus }
          : null,
    };
    const { filterId } = deriveCourseCard({ item, roles, profileStatus: 'COMPLETED', now });
    return { filterId, ...item, cohortGroup: row.cohortGroup };
  });
}

import { deriveCourseCard } from '@plinth/domain/cards/derive-course-card';
import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import type { CourseListItem } from '@plinth/domain/cohorts/course-list-item';
import type { Progress } from '@plinth/domain/progress/progress';
import type { Role } from '@plinth/domain/roles/role';
import type { Deps } from '../../deps.ts';
import { type CohortRow, cohortColumns, tagsOf, timelinesOf } from './cohort-rows.ts';

type Row = CohortRow & { state: CohortUserState | null; cohort_onboarding_status: Progress | null };

/** Whose cohorts are meant: those one learns in, those one is assigned to in a role, or all of them. */
export type CohortsOf = 'all' | 'LEARNER' | 'INDUSTRIAL_GUIDE' | 'LEAD_MENTOR';

const text = `select ${cohortColumns}, e.state, e.cohort_onboarding_status
  from (select cohort_id from enrolments where user_id = $1 and $2 in ('all', 'LEARNER')
    union select cohort_id from cohort_mentors where user_id = $1 and $2 in ('all', role)) own
  join cohorts c using (cohort_id)
  left join enrolments e on e.cohort_id = c.cohort_id and e.user_id = $1 and $2 in ('all', 'LEARNER')
  order by e.enrolled_at desc nulls last, c.cohort_id desc`;

/** The courses of a person, newest first, each with its filter (ENTITY-05, D-72). One query. */
export async function listCourseItems(
  deps: Deps,
  userId: string,
  of: CohortsOf,
  roles: readonly Role[],
): Promise<(CourseListItem & { cohortGroup: CohortRow['cohort_group'] })[]> {
  const now = deps.now().toISOString();
  const { rows } = await deps.pool.query<Row>({ name: 'course-items', text, values: [userId, of] });
  return rows.map((row) => {
    const item = {
      cohort: {
        cohortId: row.cohort_id,
        courseTitle: row.course_title,
        batchNumber: row.batch_number,
        cohortType: row.cohort_type,
        productId: row.product_id,
        productType: row.product_type,
        courseId: row.course_id,
        tags: tagsOf(row),
        status: row.status,
        timelines: timelinesOf(row),
      },
      cohortUserData:
        row.state && row.cohort_onboarding_status
          ? { state: row.state, cohortOnboardingStatus: row.cohort_onboarding_status }
          : null,
    };
    const { filterId } = deriveCourseCard({ item, roles, profileStatus: 'COMPLETED', now });
    return { filterId, ...item, cohortGroup: row.cohort_group };
  });
}

import { deriveCourseCard } from '@plinth/domain/cards/derive-course-card';
import type { CourseListItem } from '@plinth/domain/cohorts/course-list-item';
import type { ProfileStatus } from '@plinth/domain/profiles/profile-status';

/**
 * Returns the courses to continue: running, open to the learner, with no prerequisite step and with lessons in this
 * app. An open course continues by missions, in a separate area. `now` is ISO 8601 UTC.
 */
export const coursesToContinue = (
  courses: readonly CourseListItem[],
  profileStatus: ProfileStatus,
  now: string,
  openCourses: readonly { cohort: { cohortId: string } }[],
): CourseListItem[] =>
  courses.filter((item) => {
    const { chip, button } = deriveCourseCard({ item, roles: [], profileStatus, now });
    return (
      chip === 'ongoing' &&
      button === 'Dashboard' &&
      item.cohortUserData?.state !== 'BLOCKED' &&
      !openCourses.some(({ cohort }) => cohort.cohortId === item.cohort.cohortId) &&
      item.cohort.tags.some((tag) => tag === 'new-lms3' || tag === 'onboarding-v2')
    );
  });

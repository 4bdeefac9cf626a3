import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { listCourseItems } from './list-course-items.ts';

const ROLE_OF_HUB = { 'ig-hub': 'INDUSTRIAL_GUIDE', 'mentor-hub': 'LEAD_MENTOR' } as const;

/**
 * Lists the courses of a hub, unfiltered: the learner hub has every cohort the caller learns or learned in, a mentor
 * hub the cohorts they are assigned to.
 * @throws Refusal FORBIDDEN hub of a role that the caller lacks
 */
export async function listUserCohortData(
  deps: Deps,
  caller: Caller,
  source: 'learner-hub' | 'ig-hub' | 'mentor-hub',
) {
  if (source === 'learner-hub') return { courses: await listCourseItems(deps, caller.userId, 'LEARNER', []) };
  const role = ROLE_OF_HUB[source];
  if (!caller.roles.includes(role)) throw refuse('FORBIDDEN', 'This hub is for mentors.');
  return { courses: await listCourseItems(deps, caller.userId, role, [role]) };
}

import { weekOf } from '@plinth/domain/dates/week-of';
import { type LearnerLoad, learnerLoad } from './learner-load.ts';
import { seededLearner } from './seeded-learner.ts';
import { signIn } from './sign-in.ts';
import type { School } from './start-school.ts';

/** The bench's learners open dashboard, curriculum and hub in turn, five calls each. */
export async function openScreens(
  school: School,
  { learners, seconds }: { learners: number; seconds: number },
): Promise<LearnerLoad> {
  const { token, cohortId } = await seededLearner(school);
  const second = await signIn(school.origin, 'learner2@plinth.test');
  const { weekStart, weekEnd } = weekOf(new Date().toISOString(), 'Asia/Kolkata');
  const workspace = `/v1/client/workspace/${cohortId}`;
  const lms = `/v2/client/lms/${cohortId}`;
  const outline = `${lms}/cohort-node-data/index?namespace=LEARNING`;
  const states = `${lms}/nodes/states?namespace=LEARNING`;
  return learnerLoad({
    origin: school.origin.replace('localhost', '127.0.0.1'),
    tokens: second ? [token, second] : [token],
    screens: [
      [
        `${workspace}/dashboardV2`,
        `${workspace}/pending-tasks`,
        `${workspace}/calender-data?weekStart=${weekStart}&weekEnd=${weekEnd}`,
        states,
        `${workspace}/nudges`,
      ],
      [
        `/v1/client/lms/user/${cohortId}/cohort`,
        `/v1/client/lms/user/${cohortId}/cohort-user-data`,
        outline,
        states,
        `${workspace}/coachMarks`,
      ],
      [
        '/v1/client/user/data-profile',
        '/v2/client/user/user-cohort-data?source=learner-hub',
        '/v2/client/user/user-cohorts-info',
        `${workspace}/statistics`,
        `${workspace}/dashboardV2`,
      ],
    ],
    learners,
    seconds,
  });
}

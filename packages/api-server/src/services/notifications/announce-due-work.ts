import { COHORT_USER_STATES } from '@plinth/domain/cohorts/cohort-user-state';
import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import { exactTime } from '@plinth/domain/dates/format-day';
import { findDueLearners } from '../../db/queries/notifications/find-due-learners.ts';
import type { Deps } from '../../deps.ts';
import { HANDED_IN } from '../assignments/find-task.ts';
import { readCohortView } from '../curriculum/open-curriculum.ts';
import { pendingTasksOf } from '../dashboards/pending-tasks-of.ts';
import { workPath } from '../dashboards/work-path.ts';
import { notifyOfMoment } from './notify-of-moment.ts';

const DAY_MS = 86_400_000;
const BATCH = 200;
const NOBODY = '00000000-0000-0000-0000-000000000000';
const LEARNING = COHORT_USER_STATES.filter((state) => learnerMay(state, 'everything'));

type Learner = Awaited<ReturnType<typeof learnersInTime>>[number];

/**
 * Learners of a course with a hand-in or a quiz that falls due within a day, that they have not done and not heard of, a
 * page at a time. Whether it is open to them is the rule of their dashboard, asked afterwards.
 */
function learnersInTime(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  after: { cohortId: string; userId: string } | undefined,
) {
  const from = now();
  return findDueLearners.rows(db, {
    kinds: [...HANDED_IN, 'QUIZ'],
    states: LEARNING,
    from,
    until: new Date(from.getTime() + DAY_MS),
    afterCohortId: after?.cohortId ?? NOBODY,
    afterUserId: after?.userId ?? NOBODY,
    limit: BATCH,
  });
}

async function announce(deps: Deps, { cohortId, userId, state }: Learner): Promise<number> {
  const view = await readCohortView(deps, cohortId, userId);
  const tasks = pendingTasksOf(view, { cohortId, state, groupId: null, mentorRoles: [] });
  let told = 0;
  for (const { nodeId, title, type, endDate } of tasks) {
    if (endDate === null) continue;
    const left = Date.parse(endDate) - view.now;
    if (left <= 0 || left > DAY_MS) continue;
    const isQuiz = type === 'QUIZ';
    await notifyOfMoment(deps, deps.db, {
      userIds: [userId],
      category: 'DEADLINE',
      key: `${isQuiz ? 'quiz-due' : 'hand-in-due'}:${cohortId}:${nodeId}:${endDate.slice(0, 10)}`,
      title: isQuiz ? 'A quiz is due within a day' : 'A hand-in is due within a day',
      text: (zone) => `${title}, until ${exactTime(endDate, zone)}.`,
      href: workPath(view, { nodeId, type }),
      at: deps.now(),
      about: new Date(endDate),
    });
    told += 1;
  }
  return told;
}

/**
 * Tells learners the day before that a hand-in or a quiz is due, once for each due day: a day that was moved is told
 * anew. @returns how many were announced
 */
export async function announceDueWork(deps: Deps): Promise<number> {
  let told = 0;
  let after: Learner | undefined;
  for (;;) {
    const page = await learnersInTime(deps, after);
    if (page.length === 0) return told;
    after = page.at(-1);
    for (const learner of page) told += await announce(deps, learner);
  }
}

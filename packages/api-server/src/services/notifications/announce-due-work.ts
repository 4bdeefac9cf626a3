import { COHORT_USER_STATES } from '@plinth/domain/cohorts/cohort-user-state';
import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import { exactTime } from '@plinth/domain/dates/format-day';
import { allOrEach } from '../../db/all-or-each.ts';
import { findDueLearners } from '../../db/queries/notifications/find-due-learners.ts';
import type { Deps } from '../../deps.ts';
import { HANDED_IN } from '../assignments/find-task.ts';
import type { CohortView } from '../curriculum/cohort-view.ts';
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
 * Finds learners of a course with a hand-in or a quiz due within a day that they have neither done nor been notified
 * of, a page at a time. Whether it is open to them is decided afterwards by the rule of their dashboard.
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

type News = Omit<Parameters<typeof notifyOfMoment>[2], 'userIds'>;

/** What to tell a learner. */
function newsFor(view: CohortView, { cohortId, state }: Learner, at: Date): News[] {
  const tasks = pendingTasksOf(view, { cohortId, state, groupId: null, mentorRoles: [] });
  return tasks.flatMap(({ nodeId, title, type, endDate }): News[] => {
    if (endDate === null) return [];
    const left = Date.parse(endDate) - view.now;
    if (left <= 0 || left > DAY_MS) return [];
    const isQuiz = type === 'QUIZ';
    return [
      {
        category: 'DEADLINE',
        key: `${isQuiz ? 'quiz-due' : 'hand-in-due'}:${cohortId}:${nodeId}:${endDate.slice(0, 10)}`,
        title: isQuiz ? 'A quiz is due within a day' : 'A hand-in is due within a day',
        text: (zone) => `${title}, until ${exactTime(endDate, zone)}.`,
        href: workPath(view, { nodeId, type }),
        at,
        about: new Date(endDate),
      },
    ];
  });
}

/**
 * Notifies a page of learners, grouping those of a cohort with the same task. @returns how many notifications were sent
 */
async function announce(deps: Deps, page: readonly Learner[]): Promise<number> {
  // Requested together, they are read in few statements.
  const views = await Promise.all(page.map(({ cohortId, userId }) => readCohortView(deps, cohortId, userId)));
  const together = new Map<string, { news: News; userIds: string[] }>();
  let told = 0;
  for (const [index, view] of views.entries()) {
    const learner = page[index];
    if (!learner) continue;
    for (const news of newsFor(view, learner, deps.now())) {
      const name = `${news.key} ${news.about?.toISOString()}`;
      const same = together.get(name) ?? { news, userIds: [] };
      same.userIds.push(learner.userId);
      together.set(name, same);
      told += 1;
    }
  }
  for (const { news, userIds } of together.values())
    await notifyOfMoment(deps, deps.db, { ...news, userIds });
  return told;
}

/**
 * Notifies learners the day before a hand-in or a quiz is due, once for each due day: a day that was moved is announced
 * again. @returns how many were announced
 */
export async function announceDueWork(deps: Deps): Promise<number> {
  let told = 0;
  let after: Learner | undefined;
  for (;;) {
    const page = await learnersInTime(deps, after);
    if (page.length === 0) return told;
    after = page.at(-1);
    told += await allOrEach(
      deps,
      page,
      (some) => announce(deps, some),
      ({ cohortId, userId }) => ({ cohortId, userId }),
    );
  }
}

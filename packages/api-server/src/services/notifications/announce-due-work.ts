import { COHORT_USER_STATES } from '@plinth/domain/cohorts/cohort-user-state';
import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { displayDate } from '@plinth/domain/dates/display-date';
import { slotTime } from '@plinth/domain/dates/slot-time';
import { sql } from 'drizzle-orm';
import type { Membership } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { HANDED_IN } from '../assignments/find-task.ts';
import { readCohortView } from '../curriculum/open-curriculum.ts';
import { pendingTasksOf } from '../dashboards/pending-tasks-of.ts';
import { workPath } from '../dashboards/work-path.ts';
import { notify } from './notify.ts';

const DAY_MS = 86_400_000;
const BATCH = 200;
const NOBODY = '00000000-0000-0000-0000-000000000000';
const LEARNING = COHORT_USER_STATES.filter((state) => learnerMay(state, 'everything'));

type Learner = Pick<Membership, 'cohortId'> & {
  userId: string;
  state: NonNullable<Membership['state']>;
  timeZone: string | null;
};

/**
 * Learners of a course with a hand-in or a quiz that falls due within a day, that they have not done and not heard of, a
 * page at a time. Whether it is open to them is the rule of their dashboard, asked afterwards.
 */
async function learnersInTime({ db, now }: Pick<Deps, 'db' | 'now'>, after: Learner | undefined) {
  const { rows } = await db.execute<Learner>(sql`
    with due as (
      select c.cohort_id, n.node_id, case when n.type = 'QUIZ' then 'quiz-due:' else 'hand-in-due:' end || c.cohort_id || ':' || n.node_id || ':' ||
        to_char((s.start + n.due_day * interval '24 hours') at time zone 'UTC', 'YYYY-MM-DD') as key
      from cohorts c
      join course_nodes n using (course_id)
      cross join lateral (
        select t.time as start from cohort_timelines t
        where t.cohort_id = c.cohort_id and t.key in ('COURSE_UNLOCKED', 'START_DATE')
        order by t.key = 'COURSE_UNLOCKED' desc limit 1) s
      where n.type in ${[...HANDED_IN, 'QUIZ']} and n.retired_at is null
        and s.start + n.due_day * interval '24 hours' > ${now()}
        and s.start + n.due_day * interval '24 hours' <= ${new Date(now().getTime() + DAY_MS)}
    )
    select distinct e.cohort_id as "cohortId", e.user_id as "userId", e.state, a.time_zone as "timeZone"
    from due
    join enrolments e using (cohort_id)
    left join account_preferences a on a.user_id = e.user_id
    left join notification_preferences p on p.user_id = e.user_id and p.category = 'DEADLINE'
    where e.state in ${LEARNING} and (coalesce(p.in_app, true) or coalesce(p.email, true))
      and (e.cohort_id, e.user_id) > (${after?.cohortId ?? NOBODY}::uuid, ${after?.userId ?? NOBODY}::uuid)
      and not exists (select 1 from reports r where r.cohort_id = e.cohort_id and r.user_id = e.user_id
        and r.node_id = due.node_id and r.submitted_at is not null)
      and not exists (select 1 from form_responses f where f.cohort_id = e.cohort_id and f.user_id = e.user_id
        and f.node_id = due.node_id and f.status = 'COMPLETED')
      and not exists (select 1 from notifications o where o.user_id = e.user_id and o.key = due.key)
    order by e.cohort_id, e.user_id limit ${BATCH}`);
  return rows;
}

async function announce(deps: Deps, { cohortId, userId, state, timeZone }: Learner): Promise<number> {
  const view = await readCohortView(deps, cohortId, userId);
  const tasks = pendingTasksOf(view, { cohortId, state, groupId: null, mentorRoles: [] });
  let told = 0;
  for (const { nodeId, title, type, endDate } of tasks) {
    if (endDate === null) continue;
    const left = Date.parse(endDate) - view.now;
    if (left <= 0 || left > DAY_MS) continue;
    const zone = timeZone ?? DEFAULT_TIMEZONE;
    const isQuiz = type === 'QUIZ';
    await notify(deps.db, {
      userIds: [userId],
      category: 'DEADLINE',
      key: `${isQuiz ? 'quiz-due' : 'hand-in-due'}:${cohortId}:${nodeId}:${endDate.slice(0, 10)}`,
      title: isQuiz ? 'A quiz is due within a day' : 'A hand-in is due within a day',
      text: `${title}, until ${displayDate(endDate, zone)}, ${slotTime(endDate, zone)} (${zone}).`,
      href: workPath(view, { nodeId, type }),
      at: deps.now(),
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

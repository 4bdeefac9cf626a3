import type { UpcomingSession } from '@plinth/domain/dashboards/learner-dashboard';
import { sessionStats } from '@plinth/domain/lead-mentors/measure-sessions';
import { type ChecklistItem, toChecklist } from '@plinth/domain/lead-mentors/pre-session-checklist';
import type { LeadMentorDashboard } from '@plinth/domain/lead-mentors/session-stats';
import type { Deps } from '../../deps.ts';
import { joinLinkOf } from '../calendar/join-link-of.ts';
import { type CohortRow, cohortColumns, toCohortInfo } from '../cohorts/cohort-rows.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { checklistOf, checklistOfCourse } from './checklist-of.ts';
import { type LedSessionRow, readLedSessions } from './read-led-sessions.ts';

type Row = CohortRow & { checklist: ChecklistItem[] | null; learner_count: number };

const text = `select ${cohortColumns}, ${checklistOfCourse} as checklist,
    (select count(*)::int from enrolments e
      where e.cohort_id = c.cohort_id and e.state not in ('TRANSFERRED', 'CANCELLED')) as learner_count
  from cohorts c where c.cohort_id = $1`;

const toUpcoming = (session: LedSessionRow, caller: Member, now: number): UpcomingSession => ({
  liveSessionId: session.liveSessionId,
  nodeId: session.nodeId,
  namespace: session.namespace,
  title: session.title,
  startDate: session.startDate,
  endDate: session.endDate,
  sessionStatus: session.sessionStatus,
  ...joinLinkOf(
    { ...session, startDate: Date.parse(session.startDate), endDate: Date.parse(session.endDate) },
    session.namespace,
    caller.membership,
    now,
  ),
});

/** The first view of a cohort for its lead mentor (API-191), in two statements. @throws Refusal NOT_FOUND */
export async function readDashboard(deps: Deps, caller: Member): Promise<LeadMentorDashboard> {
  const { cohortId } = caller.membership;
  const [{ rows }, sessions] = await Promise.all([
    deps.pool.query<Row>({ name: 'lead-mentor-cohort', text, values: [cohortId] }),
    readLedSessions(deps, { cohortId, userId: caller.userId }),
  ]);
  const cohort = rows[0];
  if (!cohort) throw refuse('NOT_FOUND', 'There is no such cohort.');
  const now = deps.now();
  const next = sessions.find(
    ({ sessionStatus }) => sessionStatus === 'CREATED' || sessionStatus === 'ONGOING',
  );
  return {
    cohort: toCohortInfo(cohort, now.toISOString()),
    nextSession: next ? toUpcoming(next, caller, now.getTime()) : null,
    preSessionChecklist: next ? toChecklist(checklistOf(cohort.checklist), next.done) : [],
    sessionStats: sessionStats(sessions),
    learnerCount: cohort.learner_count,
  };
}

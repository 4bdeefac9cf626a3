import type { UpcomingSession } from '@plinth/domain/dashboards/learner-dashboard';
import { sessionStats } from '@plinth/domain/lead-mentors/measure-sessions';
import { toChecklist } from '@plinth/domain/lead-mentors/pre-session-checklist';
import type { LeadMentorDashboard } from '@plinth/domain/lead-mentors/session-stats';
import { findLedCohort } from '../../db/queries/cohorts/find-led-cohort.ts';
import type { Deps } from '../../deps.ts';
import { joinLinkOf } from '../calendar/join-link-of.ts';
import { toCohortInfo } from '../cohorts/cohort-rows.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { checklistOf } from './checklist-of.ts';
import { type LedSessionRow, readLedSessions } from './read-led-sessions.ts';

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

/** Returns the overview of a cohort for its lead mentor, in two statements. @throws Refusal NOT_FOUND */
export async function readDashboard(deps: Deps, caller: Member): Promise<LeadMentorDashboard> {
  const { cohortId } = caller.membership;
  const [cohort, sessions] = await Promise.all([
    findLedCohort.first(deps.db, { cohortId }),
    readLedSessions(deps, { cohortId, userId: caller.userId }),
  ]);
  if (!cohort) throw refuse('NOT_FOUND', 'Cohort not found.');
  const now = deps.now();
  const next = sessions.find(
    ({ sessionStatus }) => sessionStatus === 'CREATED' || sessionStatus === 'ONGOING',
  );
  return {
    cohort: toCohortInfo(cohort, now.toISOString()),
    nextSession: next ? toUpcoming(next, caller, now.getTime()) : null,
    preSessionChecklist: next ? toChecklist(checklistOf(cohort.checklist), next.done) : [],
    sessionStats: sessionStats(sessions),
    learnerCount: cohort.learnerCount,
  };
}

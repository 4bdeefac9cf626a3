import type { Nudge } from '@plinth/domain/dashboards/learner-dashboard';
import { calendarDateIn } from '@plinth/domain/dates/calendar-date';
import { displayDate } from '@plinth/domain/dates/display-date';
import { slotTime } from '@plinth/domain/dates/slot-time';
import { queryPath } from '@plinth/domain/navigation/query-paths';
import { placementNudges } from '@plinth/domain/placement/placement-nudges';
import type { RequestFacts } from '../../api/context.ts';
import { findNudgeFacts } from '../../db/queries/dashboards/find-nudge-facts.ts';
import type { Deps } from '../../deps.ts';
import { zoneOf } from '../calendar/zone-of.ts';
import { isLeftOut } from '../curriculum/cohort-view.ts';
import { type Member, readCohortView } from '../curriculum/open-curriculum.ts';
import { pendingTasksOf } from './pending-tasks-of.ts';
import { workPath } from './work-path.ts';

const SOON_MS = 3 * 86_400_000;
const MOST_OF_A_KIND = 3;

/**
 * Lists hints on the present situation: onboarding not done, a session today, a task due within three days, an answered
 * query; and those of placement if the cohort shows them. None of a kind that the cohort does not show, and none for
 * mentors.
 */
export async function listNudges(
  deps: Deps,
  request: RequestFacts,
  caller: Member,
): Promise<{ nudges: Nudge[] }> {
  const { cohortId } = caller.membership;
  const [row, view] = await Promise.all([
    findNudgeFacts.first(deps.db, { cohortId, userId: caller.userId, limit: MOST_OF_A_KIND }),
    readCohortView(deps, cohortId, caller.userId),
  ]);
  if (!row?.onboarding) return { nudges: [] };
  const zone = zoneOf(request);
  const iso = (time: number) => new Date(time).toISOString();
  const ofPlacement = row.showPlacementNudges
    ? placementNudges({
        cohortId,
        timelines: view.facts.timelines,
        interest: row.interest,
        now: iso(view.now),
      })
    : [];
  if (!row.showNudges) return { nudges: ofPlacement };
  const today = calendarDateIn(zone, iso(view.now));
  const page = (name: string) => `/learn/${cohortId}/${name}`;
  const nudges: Nudge[] = [];
  if (row.hasOnboarding && row.onboarding !== 'COMPLETED')
    nudges.push({
      nudgeId: 'onboarding',
      title: 'Complete your onboarding',
      text: 'A few answers are still open. They help your mentors to know you.',
      link: `/onboarding?cohortId=${cohortId}&page=landingPage&tag=${row.isV2 ? 'onboarding-v2' : 'onboarding'}`,
    });
  for (const [nodeId, session] of view.facts.sessions) {
    // A session that started before midnight and still runs is today's as well.
    const isToday = calendarDateIn(zone, iso(session.startDate)) === today || session.startDate <= view.now;
    if (!isToday || session.endDate <= view.now) continue;
    if (session.sessionStatus === 'COMPLETED' || session.sessionStatus === 'RESCHEDULED') continue;
    const node = view.tree.nodes.get(nodeId);
    if (!node || isLeftOut(view, node)) continue;
    nudges.push({
      nudgeId: `session:${session.liveSessionId}`,
      title: 'You have a live session today',
      text: `${node.meta.title ?? 'Live session'}, ${slotTime(iso(session.startDate), zone)}`,
      link: page('dashboard'),
    });
  }
  const due = pendingTasksOf(view, caller.membership).filter(({ endDate }) => {
    if (endDate === null) return false;
    const left = Date.parse(endDate) - view.now;
    return left >= 0 && left <= SOON_MS;
  });
  for (const task of due.slice(0, MOST_OF_A_KIND))
    nudges.push({
      nudgeId: `task:${task.nodeId}`,
      title: 'A task is due soon',
      text: `${task.title}, due on ${displayDate(task.endDate, zone)}`,
      link: workPath(view, task),
    });
  for (const query of row.answered)
    nudges.push({
      nudgeId: `query:${query.queryId}`,
      title: 'Your query has an answer',
      text: query.title,
      link: queryPath(cohortId, query.queryId),
    });
  return { nudges: [...nudges, ...ofPlacement] };
}

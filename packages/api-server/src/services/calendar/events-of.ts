import type { CalendarEvent } from '@plinth/domain/calendar/calendar-event';
import { sessionStatusAt } from '@plinth/domain/calendar/session-status-at';
import type { Membership } from '../../api/context.ts';
import { type CohortView, dueOf, isLeftOut, plannedDueOf } from '../curriculum/cohort-view.ts';
import { tasksOf } from '../dashboards/tasks-of.ts';
import { joinLinkOf } from './join-link-of.ts';

const iso = (time: number) => new Date(time).toISOString();

/**
 * Lists the live sessions of a cohort and the due dates of its tasks for one person; for a learner without those of
 * electives that were not chosen.
 */
export function eventsOf(view: CohortView, membership: Membership): CalendarEvent[] {
  const sessions: CalendarEvent[] = [...view.facts.sessions].flatMap(([nodeId, session]) => {
    const node = view.tree.nodes.get(nodeId);
    if (!node || (membership.mentorRoles.length === 0 && isLeftOut(view, node))) return [];
    const times = { startDate: iso(session.startDate), endDate: iso(session.endDate) };
    return [
      {
        nodeId,
        type: node.type,
        namespace: node.namespace,
        title: node.meta.title ?? 'Live session',
        ...times,
        sessionStatus: sessionStatusAt({ ...session, ...times }, iso(view.now)),
        ...(session.movedFrom === null ? {} : { movedFrom: iso(session.movedFrom) }),
        ...(session.isCalledOff ? { isCalledOff: true } : {}),
        ...joinLinkOf(session, node.namespace, membership, view.now),
      },
    ];
  });
  const dues: CalendarEvent[] = tasksOf(view).flatMap((node) => {
    const isDone = view.facts.states[node.nodeId] === 'COMPLETED' && !view.facts.sentBack.has(node.nodeId);
    // More time is for what is missing: what is done stays on its day.
    const due = isDone ? plannedDueOf(view, node) : dueOf(view, node);
    if (due === null) return [];
    const instant = iso(due);
    return [
      {
        nodeId: node.nodeId,
        type: node.type,
        namespace: node.namespace,
        title: node.meta.title ?? 'Task',
        startDate: instant,
        endDate: instant,
        sessionStatus: null,
        isDone,
      },
    ];
  });
  return [...sessions, ...dues];
}

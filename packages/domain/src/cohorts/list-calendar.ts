import type { Namespace } from '../curriculum/namespace.ts';
import type { SessionStatus } from '../curriculum/session-status.ts';
import { calendarDateIn } from '../dates/calendar-date.ts';
import { CALENDAR_ENTRY_KINDS, type CalendarEntry } from './calendar-entry.ts';
import { type CourseClock, courseDays } from './course-days.ts';
import { movedBy } from './day-move.ts';
import type { TimelineKey } from './timeline-key.ts';

const DAY_MS = 86_400_000;

/** The dates of a part of a course; days are whole days after the start. */
export type DatedNode = {
  nodeId: string;
  parentNodeId: string | null;
  namespace: Namespace;
  title: string;
  releaseDay: number | null;
  dueDay: number | null;
  liveSession: { day: number; time: string; minutes: number } | null;
};

/** A session a cohort has held or will hold; instants are ISO 8601. */
export type HeldSession = {
  nodeId: string;
  startDate: string;
  endDate: string;
  liveSessionId: string | null;
  sessionStatus: SessionStatus;
};

type Input = {
  clock: CourseClock;
  nodes: readonly DatedNode[];
  sessions: readonly HeldSession[];
  milestones: readonly { key: TimelineKey; time: string }[];
};

/** Nothing is due before the start: what opens earlier is pre-work and may be done until then. */
export const dueDayOf = (dueDay: number): number => Math.max(0, dueDay);

/** Whether a node opens later than all its ancestors, so that its own day decides. */
function opensItself({ parentNodeId, releaseDay }: DatedNode, byId: ReadonlyMap<string, DatedNode>): boolean {
  if (releaseDay === null) return false;
  for (let above = parentNodeId; above !== null; ) {
    const node = byId.get(above);
    if (node && node.releaseDay !== null && node.releaseDay >= releaseDay) return false;
    above = node?.parentNodeId ?? null;
  }
  return true;
}

/** Lists every date of a cohort in time order: milestones, parts that open, sessions, deadlines. */
export function listCalendar({ clock, nodes, sessions, milestones }: Input): CalendarEntry[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const dayAt = courseDays(clock);
  const dayOf = (at: string) => calendarDateIn(clock.timeZone, at);
  const start = Date.parse(`${dayOf(new Date(clock.start).toISOString())}T00:00:00Z`);
  const entry = (at: string, rest: Pick<CalendarEntry, 'kind'> & Partial<CalendarEntry>): CalendarEntry => ({
    nodeId: null,
    key: null,
    title: null,
    at,
    endsAt: null,
    day: dayOf(at),
    movedByDays: null,
    isPreWork: Date.parse(at) < clock.start,
    liveSessionId: null,
    sessionStatus: null,
    ...rest,
  });
  const planned = (node: DatedNode, kind: 'RELEASE' | 'DEADLINE', day: number) =>
    entry(new Date(dayAt(day)).toISOString(), {
      kind,
      nodeId: node.nodeId,
      title: node.title,
      movedByDays: movedBy(clock.moves, day),
    });
  const held = ({ nodeId, startDate, endDate, ...session }: HeldSession) => {
    const node = byId.get(nodeId);
    const day = (Date.parse(`${dayOf(startDate)}T00:00:00Z`) - start) / DAY_MS;
    return entry(startDate, {
      kind: 'SESSION',
      nodeId,
      title: node?.title ?? null,
      endsAt: endDate,
      movedByDays: node?.liveSession ? day - node.liveSession.day : null,
      ...session,
    });
  };
  const rank = (one: CalendarEntry) => CALENDAR_ENTRY_KINDS.indexOf(one.kind);
  return [
    ...milestones.map(({ key, time }) => entry(time, { kind: 'MILESTONE', key })),
    ...nodes.flatMap((node) =>
      node.releaseDay !== null && opensItself(node, byId) ? [planned(node, 'RELEASE', node.releaseDay)] : [],
    ),
    ...sessions.map(held),
    ...nodes.flatMap((node) =>
      node.dueDay === null ? [] : [planned(node, 'DEADLINE', dueDayOf(node.dueDay))],
    ),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || rank(a) - rank(b));
}

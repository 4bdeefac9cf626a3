import { calendarDateIn } from '../dates/calendar-date.ts';
import { instantAt } from '../dates/instant-at.ts';
import { zoneOffset } from '../dates/zone-offset.ts';
import type { CohortDate, CohortMove, MovedDate } from './cohort-move.ts';
import { courseDayAt } from './course-day-at.ts';
import type { TimelineKey } from './timeline-key.ts';
import { TIMELINE_TITLES } from './timeline-titles.ts';

/** The dates of a cohort; a node's own date overrides the day in the course's plan. Instants are ISO 8601 UTC. */
export type Schedule = {
  timeZone: string;
  /** The milestone that the days of the course count from. */
  startKey: TimelineKey | null;
  milestones: readonly { key: TimelineKey; time: string }[];
  /** Sessions that have not begun and are not cancelled. */
  sessions: readonly { liveSessionId: string; title: string; startDate: string }[];
  nodes: readonly {
    nodeId: string;
    title: string;
    releaseDay: number | null;
    dueDay: number | null;
    releaseAt: string | null;
    dueAt: string | null;
  }[];
};

type Entry = CohortDate & {
  /** The date it would have without an override: the day of the plan after the start has moved. */
  carried: string;
};

const startOf = ({ milestones, startKey }: Schedule) => milestones.find(({ key }) => key === startKey)?.time;

function nodeEntries({ nodes }: Schedule, start: string | undefined, newStart: string | undefined): Entry[] {
  const entry = (
    kind: 'RELEASE' | 'DEADLINE',
    { nodeId: id, title }: Schedule['nodes'][number],
    own: string | null,
    day: number | null,
  ): Entry[] => {
    if (day === null || (own === null && (start === undefined || newStart === undefined))) return [];
    const planned = (from: string) => new Date(courseDayAt(Date.parse(from), day)).toISOString();
    return [{ kind, id, title, at: own ?? planned(start ?? ''), carried: own ?? planned(newStart ?? '') }];
  };
  return nodes.flatMap((node) => [
    ...entry('RELEASE', node, node.releaseAt, node.releaseDay),
    ...entry('DEADLINE', node, node.dueAt, node.dueDay),
  ]);
}

const ownEntries = ({ milestones, sessions }: Schedule): Entry[] => [
  ...milestones.map(({ key, time }) => ({
    kind: 'MILESTONE' as const,
    id: key,
    title: TIMELINE_TITLES[key],
    at: time,
    carried: time,
  })),
  ...sessions.map(({ liveSessionId, title, startDate }) => ({
    kind: 'SESSION' as const,
    id: liveSessionId,
    title,
    at: startDate,
    carried: startDate,
  })),
];

const byTime = (a: { at: string; id: string }, b: { at: string; id: string }) =>
  a.at.localeCompare(b.at) || a.id.localeCompare(b.id);

/** Lists every date of a cohort in time order. */
export function listDates(schedule: Schedule): CohortDate[] {
  const start = startOf(schedule);
  return [...ownEntries(schedule), ...nodeEntries(schedule, start, start)]
    .map(({ carried: _, ...date }) => date)
    .sort(byTime);
}

/** Returns the same local clock time in a zone, the given number of days later; ISO 8601 UTC. */
export function sameClockLater(timeZone: string, instant: string, days: number): string {
  const time = Date.parse(instant);
  const wall = new Date(time + zoneOffset(timeZone, time) + days * 86_400_000);
  const rest = wall.getUTCSeconds() * 1000 + wall.getUTCMilliseconds();
  const minute = instantAt(
    timeZone,
    wall.toISOString().slice(0, 10),
    wall.getUTCHours(),
    wall.getUTCMinutes(),
  );
  return new Date(Date.parse(minute) + rest).toISOString();
}

function isNamed(move: Exclude<CohortMove, { what: 'FROM_DAY' }>, { kind, id }: CohortDate): boolean {
  if (move.what !== kind) return false;
  if (move.what === 'SESSION') return move.liveSessionId === id;
  return move.what === 'MILESTONE' ? move.key === id : move.nodeId === id;
}

/** Returns the new instant a move gives to a date; null if it leaves it unchanged. */
function targetOf(move: CohortMove, date: CohortDate, timeZone: string, now: string): string | null {
  if (move.what !== 'FROM_DAY') return isNamed(move, date) ? new Date(move.to).toISOString() : null;
  const isLater = calendarDateIn(timeZone, date.at) >= move.day && Date.parse(date.at) > Date.parse(now);
  return isLater ? sameClockLater(timeZone, date.at, move.byDays) : null;
}

/**
 * Lists what a move does to the dates of a cohort, in the order of their old time. Moving the start carries the days of
 * the course with it; `isCarried` means that no override has to be written for a date.
 * @param now a move of everything from a day on leaves dates before this in place
 */
export function planMoves(
  schedule: Schedule,
  move: CohortMove,
  now: string,
): (MovedDate & { isCarried: boolean })[] {
  const { timeZone } = schedule;
  const own = ownEntries(schedule);
  const start = startOf(schedule);
  const moving = own.find(({ kind, id }) => kind === 'MILESTONE' && id === schedule.startKey);
  const newStart = (moving && targetOf(move, moving, timeZone, now)) ?? start;
  return [...own, ...nodeEntries(schedule, start, newStart)].sort(byTime).flatMap((date) => {
    const to = targetOf(move, date, timeZone, now) ?? date.carried;
    if (Date.parse(to) === Date.parse(date.at)) return [];
    const { kind, id, title, at, carried } = date;
    return [{ kind, id, title, from: at, to, isCarried: Date.parse(to) === Date.parse(carried) }];
  });
}

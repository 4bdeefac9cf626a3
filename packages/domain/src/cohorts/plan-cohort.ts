import type { Namespace } from '../curriculum/namespace.ts';
import { addDays } from '../dates/add-days.ts';
import { instantAt } from '../dates/instant-at.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import type { CohortType } from './cohort-type.ts';
import { courseDayAt } from './course-day-at.ts';
import { courseDays } from './course-days.ts';
import { type DayMove, movedBy } from './day-move.ts';
import { hasCapstone } from './has-capstone.ts';
import { type DatedNode, dueDayOf, type HeldSession, listCalendar } from './list-calendar.ts';
import { milestoneDays } from './milestone-days.ts';
import { planDayMoves } from './plan-day-moves.ts';
import type { TimelineKey } from './timeline-key.ts';

const MINUTE_MS = 60_000;

/** When and where a cohort starts; startTime is the clock time `HH:mm` in the zone. The start is never on a holiday. */
export type CohortStart = {
  startsOn: string;
  startTime: string;
  timeZone: string;
  holidays: readonly string[];
};

type Input = CohortStart & {
  cohortType: CohortType;
  durationWeeks: number;
  /** Whether learners who complete the course are introduced to employers. */
  hasPlacement: boolean;
  /** The nodes that are taught, without retired ones. */
  nodes: readonly DatedNode[];
};

/** All dates of a cohort that does not exist yet. */
export type CohortPlan = {
  startsAt: string;
  isCapstonePresent: boolean;
  moves: DayMove[];
  /**
   * Parts whose dates differ from the plain day count: because of a holiday, daylight saving time, or the rule that
   * nothing is due before the start.
   */
  nodeDates: { nodeId: string; releaseAt: string | null; dueAt: string | null }[];
  milestones: { key: TimelineKey; time: string }[];
  sessions: HeldSession[];
  calendar: CalendarEntry[];
};

const clockOf = (time: string): [hour: number, minute: number] => [
  Number(time.slice(0, 2)),
  Number(time.slice(3, 5)),
];

/**
 * Builds the calendar of a cohort from the plan of its course and its start day: openings and due dates count from the
 * start at its clock time, live sessions have the plan's clock time in the cohort's zone, and all of them avoid
 * holidays (`planDayMoves`).
 */
export function planCohort(input: Input): CohortPlan {
  const { startsOn, startTime, timeZone, holidays, nodes, cohortType } = input;
  const startsAt = instantAt(timeZone, startsOn, ...clockOf(startTime));
  const namespaces = new Set<Namespace>(nodes.map(({ namespace }) => namespace));
  const isCapstonePresent = hasCapstone({
    cohortType,
    capstoneInfo: { isCapstonePresent: namespaces.has('CAPSTONE') },
  });
  if (!isCapstonePresent) namespaces.delete('CAPSTONE');

  const planned = nodes.flatMap(({ nodeId, liveSession }) =>
    liveSession ? [{ nodeId, ...liveSession }] : [],
  );
  const moves = planDayMoves({
    startsOn,
    holidays,
    sessionDays: planned.map(({ day }) => day),
    firstDay: Math.min(0, ...nodes.map(({ releaseDay }) => releaseDay ?? 0)),
  });
  const clock = { start: Date.parse(startsAt), timeZone, moves };
  const dayAt = courseDays(clock);
  const differing = (day: number | null, at: (day: number) => number) =>
    day === null || at(day) === courseDayAt(clock.start, day) ? null : new Date(at(day)).toISOString();
  const nodeDates = nodes.flatMap(({ nodeId, releaseDay, dueDay }) => {
    const releaseAt = differing(releaseDay, dayAt);
    const dueAt = differing(dueDay, (day) => dayAt(dueDayOf(day)));
    return releaseAt === null && dueAt === null ? [] : [{ nodeId, releaseAt, dueAt }];
  });
  const milestones = milestoneDays({ ...input, namespaces }).map(({ key, day }) => ({
    key,
    time: new Date(dayAt(day)).toISOString(),
  }));
  const sessions = planned.map(({ nodeId, day, time, minutes }): HeldSession => {
    const heldOn = addDays(startsOn, day + movedBy(moves, day));
    const startDate = instantAt(timeZone, heldOn, ...clockOf(time));
    return {
      nodeId,
      startDate,
      endDate: new Date(Date.parse(startDate) + minutes * MINUTE_MS).toISOString(),
      liveSessionId: null,
      sessionStatus: 'CREATED',
    };
  });
  return {
    startsAt,
    isCapstonePresent,
    moves,
    nodeDates,
    milestones,
    sessions,
    calendar: listCalendar({ clock, nodes, sessions, milestones }),
  };
}

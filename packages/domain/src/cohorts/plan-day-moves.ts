import type { DayMove } from './day-move.ts';

const DAY_MS = 86_400_000;
const WEEK = 7;

/** The last day of a plan that moves are computed for: anything a course adds beyond it is moved by the same amount. */
const LAST_DAY = 1_100;

type Input = {
  /** YYYY-MM-DD, itself not a holiday. */
  startsOn: string;
  /** Days of the plan with a live session. */
  sessionDays: readonly number[];
  /** YYYY-MM-DD. */
  holidays: readonly string[];
  /** The first day of the plan, negative if something precedes the start. */
  firstDay: number;
};

/**
 * Moves the days of the plan off holidays. A live session on a holiday is held a week later, on the same weekday, and
 * everything after it moves with it; anything else on a holiday waits for the first day after it. The plan's order is
 * preserved, and nothing falls on a holiday.
 */
export function planDayMoves({ startsOn, sessionDays, holidays, firstDay }: Input): DayMove[] {
  const start = Date.parse(`${startsOn}T00:00:00Z`) / DAY_MS;
  const free = new Set(holidays.map((day) => Date.parse(`${day}T00:00:00Z`) / DAY_MS - start));
  const sessions = new Set(sessionDays);
  const moves: DayMove[] = [];
  let late = 0;
  let moved = 0;
  for (let day = firstDay; day <= LAST_DAY; day++) {
    while (sessions.has(day) && free.has(day + late)) late += WEEK;
    let by = late;
    while (free.has(day + by)) by += 1;
    if (by === moved) continue;
    moved = by;
    moves.push({ from: day, by });
  }
  return moves;
}

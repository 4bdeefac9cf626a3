import type { CohortDate, MovedDate } from './cohort-move.ts';
import { listDates, type Schedule } from './plan-moves.ts';
import type { TimelineKey } from './timeline-key.ts';

/**
 * Lists the sessions and deadlines that a move puts before the start or after the end of the course, as they would then
 * be: those that move out of it, and those that stay while its start or end moves past them.
 */
export function datesOutside(
  schedule: Schedule,
  planned: readonly MovedDate[],
): { courseStart: string | null; courseEnd: string | null; outside: CohortDate[] } {
  const targets = new Map(planned.map(({ kind, id, to }) => [`${kind} ${id}`, to]));
  const limitOf = (key: TimelineKey | null) => {
    const to = targets.get(`MILESTONE ${key}`);
    const at = to ?? schedule.milestones.find((one) => one.key === key)?.time ?? null;
    return { at, isMoved: to !== undefined };
  };
  const start = limitOf(schedule.startKey);
  const end = limitOf('COURSE_COMPLETION_DATE');
  const outside = listDates(schedule).flatMap((date) => {
    if (date.kind !== 'SESSION' && date.kind !== 'DEADLINE') return [];
    const to = targets.get(`${date.kind} ${date.id}`);
    const at = to ?? date.at;
    const isEarly = start.at !== null && Date.parse(at) < Date.parse(start.at);
    const isLate = end.at !== null && Date.parse(at) > Date.parse(end.at);
    const isByMove = to !== undefined || (isEarly && start.isMoved) || (isLate && end.isMoved);
    return (isEarly || isLate) && isByMove ? [{ ...date, at }] : [];
  });
  return { courseStart: start.at, courseEnd: end.at, outside };
}

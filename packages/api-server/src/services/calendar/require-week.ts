import { weekProblem } from '@plinth/domain/calendar/week-problem';
import { refuse } from '../refusal.ts';

/** @throws Refusal BAD_REQUEST unless the days are a Monday and the Sunday after it */
export function requireWeek({ weekStart, weekEnd }: { weekStart: string; weekEnd: string }): void {
  const problem = weekProblem(weekStart, weekEnd);
  if (problem) throw refuse('BAD_REQUEST', problem, { details: problem });
}

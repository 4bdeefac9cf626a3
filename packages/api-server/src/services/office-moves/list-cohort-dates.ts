import type { CohortDate } from '@plinth/domain/cohorts/cohort-move';
import { listDates } from '@plinth/domain/cohorts/plan-moves';
import type { Deps } from '../../deps.ts';
import { loadSchedule } from './load-schedule.ts';

/**
 * Lists the dates of a cohort that can be moved, by time, and the zone in which they are given. @throws Refusal
 * NOT_FOUND
 */
export async function listCohortDates(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  cohortId: string,
): Promise<{ dates: CohortDate[]; timeZone: string }> {
  const schedule = await loadSchedule(db, cohortId, now());
  return { dates: listDates(schedule), timeZone: schedule.timeZone };
}

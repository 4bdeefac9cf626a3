import type { CohortDate } from '@plinth/domain/cohorts/cohort-move';
import { listDates } from '@plinth/domain/cohorts/plan-moves';
import type { Deps } from '../../deps.ts';
import { loadSchedule } from './load-schedule.ts';

/** The dates of a cohort that can be moved, by their time, and the zone in which they are said. @throws Refusal NOT_FOUND */
export async function listCohortDates(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  cohortId: string,
): Promise<{ dates: CohortDate[]; timeZone: string }> {
  const schedule = await loadSchedule(db, cohortId, now());
  return { dates: listDates(schedule), timeZone: schedule.timeZone };
}

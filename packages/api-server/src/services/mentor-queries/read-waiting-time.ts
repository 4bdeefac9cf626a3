import {
  WAITING_DAYS,
  WAITING_MAX_COUNT,
  WAITING_MIN_COUNT,
  WAITING_SILENT_DAYS,
  type WaitingTime,
} from '@plinth/domain/mentor-queries/waiting-time';
import { measureWaiting } from '../../db/queries/mentor-queries/measure-waiting.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { requireOpenQueries } from './require-open-queries.ts';

/**
 * Returns how long the newest questions of the cohort waited for a guide; null when there are too few. @throws Refusal
 * LOCKED
 */
export async function readWaitingTime(
  deps: Deps,
  { membership: { cohortId } }: Member,
): Promise<{ waiting: WaitingTime | null }> {
  await requireOpenQueries(deps, cohortId);
  const waited = await measureWaiting.first(deps.db, {
    cohortId,
    now: deps.now(),
    days: WAITING_DAYS,
    silentDays: WAITING_SILENT_DAYS,
    limit: WAITING_MAX_COUNT,
  });
  const { counted = 0, half = null, most = null } = waited ?? {};
  if (counted < WAITING_MIN_COUNT || half === null || most === null) return { waiting: null };
  return { waiting: { halfMinutes: half, mostMinutes: most, counted, days: WAITING_DAYS } };
}

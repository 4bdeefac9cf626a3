import { calendarDateIn, DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import type { Capability } from '@plinth/domain/staff/capability';
import {
  PREPARED_DAYS,
  TURNAROUND_HOURS,
  WAITING_NAMED,
  type Waiting,
  waitingKindsFor,
} from '@plinth/domain/waiting/waiting';
import { findWaiting } from '../../db/queries/office/find-waiting.ts';
import type { Deps } from '../../deps.ts';

const HOUR_MS = 3_600_000;

/**
 * Lists what awaits a person with these capabilities, in one statement; no query is made for a person who handles
 * nothing.
 */
export async function listWaiting(
  { db, now: clock }: Pick<Deps, 'db' | 'now'>,
  capabilities: readonly Capability[],
): Promise<Waiting[]> {
  const kinds = waitingKindsFor(capabilities);
  if (kinds.length === 0) return [];
  const now = clock();
  const hoursFromNow = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  const rows = await findWaiting.rows(db, {
    kinds,
    now,
    handInsBefore: hoursFromNow(-TURNAROUND_HOURS.HAND_IN),
    queriesBefore: hoursFromNow(-TURNAROUND_HOURS.QUERY),
    preparedUntil: hoursFromNow(PREPARED_DAYS * 24),
    today: calendarDateIn(DEFAULT_TIMEZONE, now.toISOString()),
    named: WAITING_NAMED,
  });
  return kinds.flatMap((kind) => {
    const named = rows.filter((row) => row.kind === kind);
    const [oldest] = named;
    if (!oldest) return [];
    const entries = named.map(({ kind: _kind, count: _count, since, ...entry }) => ({
      ...entry,
      since: since.toISOString(),
    }));
    return [{ kind, count: oldest.count, entries }];
  });
}

import { daysLater } from '../dates/days-later.ts';
import type { QueryState } from './query-state.ts';

/** Days after resolving a query in which its asker may open it again. */
export const REOPEN_DAYS = 7;

type Facts = { state: QueryState; resolvedAt: string | null; now: string };

/** Until when the asker may open a resolved query again, ISO 8601 UTC; null for one that is not resolved. */
export function reopenUntil({ state, resolvedAt }: Omit<Facts, 'now'>): string | null {
  if (state !== 'RESOLVED' || resolvedAt === null) return null;
  return daysLater(resolvedAt, REOPEN_DAYS);
}

/**
 * Whether the asker may put a query before the mentors once more: an answered one always, a resolved one up to and
 * including seven days after it was resolved. An unanswered one is before them already.
 */
export function mayReopen({ state, resolvedAt, now }: Facts): boolean {
  if (state === 'ANSWERED') return true;
  const until = reopenUntil({ state, resolvedAt });
  return until !== null && Date.parse(now) <= Date.parse(until);
}

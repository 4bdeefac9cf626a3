import { daysLater } from '../dates/days-later.ts';
import type { QueryState } from './query-state.ts';

/** Days after a query is resolved during which its asker may reopen it. */
export const REOPEN_DAYS = 7;

type Facts = { state: QueryState; resolvedAt: string | null; now: string };

/** Returns until when the asker may reopen a resolved query, ISO 8601 UTC; null for one that is not resolved. */
export function reopenUntil({ state, resolvedAt }: Omit<Facts, 'now'>): string | null {
  if (state !== 'RESOLVED' || resolvedAt === null) return null;
  return daysLater(resolvedAt, REOPEN_DAYS);
}

/**
 * Whether the asker may put a query before the mentors again: an answered one always, a resolved one up to and
 * including seven days after it was resolved. An unanswered one is already before them.
 */
export function mayReopen({ state, resolvedAt, now }: Facts): boolean {
  if (state === 'ANSWERED') return true;
  const until = reopenUntil({ state, resolvedAt });
  return until !== null && Date.parse(now) <= Date.parse(until);
}

import { daysLater } from '../dates/days-later.ts';
/** How long an account remains after its owner requested its deletion, in days; until then they may withdraw it. */
export const DELETION_GRACE_DAYS = 14;

/** Returns when an account is deleted if that was requested at `now`; both ISO 8601 UTC. */
export function deletionDueAt(now: string): string {
  return daysLater(now, DELETION_GRACE_DAYS);
}

import { daysLater } from '../dates/days-later.ts';
/** How long an account stays after its owner asked for its deletion, in days; until then they may take it back. */
export const DELETION_GRACE_DAYS = 14;

/** When an account goes whose deletion was asked for at `now`; both ISO 8601 UTC. */
export function deletionDueAt(now: string): string {
  return daysLater(now, DELETION_GRACE_DAYS);
}

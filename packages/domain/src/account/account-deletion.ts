const DAY_MS = 86_400_000;

/** How long an account stays after its owner asked for its deletion, in days; until then they may take it back. */
export const DELETION_GRACE_DAYS = 14;

/** When an account goes whose deletion was asked for at `now`; both ISO 8601 UTC. */
export function deletionDueAt(now: string): string {
  return new Date(Date.parse(now) + DELETION_GRACE_DAYS * DAY_MS).toISOString();
}

/** Whether an offer can still be accepted after its cohort has started, so that a late acceptance misses days. */
export const outlastsStart = ({
  acceptUntil,
  cohortStart,
}: {
  /** In UTC. */
  acceptUntil: string;
  /** In UTC; null where no cohort is ahead. */
  cohortStart: string | null;
}): boolean => cohortStart !== null && Date.parse(acceptUntil) > Date.parse(cohortStart);

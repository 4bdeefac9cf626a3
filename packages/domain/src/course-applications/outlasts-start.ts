/** Whether an offer can still be accepted once its cohort has begun, so that who takes it late misses days of it. */
export const outlastsStart = ({
  acceptUntil,
  cohortStart,
}: {
  /** In UTC. */
  acceptUntil: string;
  /** In UTC; null where no cohort is ahead. */
  cohortStart: string | null;
}): boolean => cohortStart !== null && Date.parse(acceptUntil) > Date.parse(cohortStart);

/**
 * Returns until when a learner may fill in the placement form: the date of the cohort, or a later one to which staff
 * reopened it for this learner. A cohort without a form has no date for anyone.
 */
export function formDateFor(placementFormDate: string | null, reopenedUntil: string | null): string | null {
  if (placementFormDate === null || reopenedUntil === null) return placementFormDate;
  return Date.parse(reopenedUntil) > Date.parse(placementFormDate) ? reopenedUntil : placementFormDate;
}

/**
 * Until when one learner may fill the placement form: the date of the cohort, or a later one to which staff reopened it for
 * this learner. A cohort without a form has none for anybody.
 */
export function formDateFor(placementFormDate: string | null, reopenedUntil: string | null): string | null {
  if (placementFormDate === null || reopenedUntil === null) return placementFormDate;
  return Date.parse(reopenedUntil) > Date.parse(placementFormDate) ? reopenedUntil : placementFormDate;
}

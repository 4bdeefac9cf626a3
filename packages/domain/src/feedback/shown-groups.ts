/** So many answers a group has at least before anything of it is shown: fewer could be told apart by who reads them. */
export const FEEDBACK_LEAST_SHOWN = 5;

/**
 * The groups of which something may be shown. Groups that are too small are hidden; where all the hidden ones together
 * are still too small, the smallest of the others is hidden with them, so that no difference from the whole tells of them.
 */
export function shownGroups<Group extends { answered: number }>(
  groups: readonly Group[],
  least: number = FEEDBACK_LEAST_SHOWN,
): Group[] {
  const small = groups.filter(({ answered }) => answered > 0 && answered < least);
  const large = groups.filter(({ answered }) => answered >= least);
  const hidden = small.reduce((sum, { answered }) => sum + answered, 0);
  if (hidden === 0 || hidden >= least || large.length === 0) return large;
  const next = large.reduce((one, other) => (other.answered < one.answered ? other : one));
  return large.filter((one) => one !== next);
}

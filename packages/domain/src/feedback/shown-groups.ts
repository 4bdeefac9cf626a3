/**
 * The minimum number of answers in a group before any of it is shown: in a smaller group, readers could identify
 * individuals.
 */
export const FEEDBACK_LEAST_SHOWN = 5;

/**
 * Returns the groups that may be shown. Groups that are too small are hidden; if all hidden ones together are still too
 * small, the smallest of the others is hidden as well, so that they cannot be inferred by subtracting from the whole.
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

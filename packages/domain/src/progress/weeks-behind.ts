const WEEK_MS = 7 * 86_400_000;

/**
 * Returns how many whole weeks a learner is behind the plan. A learner who has done as many steps as the plan expects
 * by some day is as far as the plan was on that day, whichever steps they are; ahead of it counts as 0.
 * @param planned when each step of the course is to be done, milliseconds since 1970, in any order
 * @param done the number of steps done
 */
export function weeksBehind(planned: readonly number[], done: number, now: number): number {
  const reached = [...planned].sort((a, b) => a - b)[done];
  return reached === undefined ? 0 : Math.max(0, Math.floor((now - reached) / WEEK_MS));
}

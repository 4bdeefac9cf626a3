import type { Level } from '../leaderboards/level.ts';

/**
 * Returns the level of a skill from the credits earned out of those the course offers for it: 1 below a third, 2 below
 * two thirds, 3 from there on.
 */
export function skillLevel(earned: number, attainable: number): Level {
  const share = attainable <= 0 ? 0 : earned / attainable;
  if (share >= 2 / 3) return 3;
  return share >= 1 / 3 ? 2 : 1;
}

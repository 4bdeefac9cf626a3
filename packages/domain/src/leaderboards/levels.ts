/** The levels of a leaderboard. */
export const LEVELS = [1, 2, 3] as const;

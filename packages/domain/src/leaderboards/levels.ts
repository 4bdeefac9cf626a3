/** The levels of a leaderboard (ENUM-31, CONST-12). */
export const LEVELS = [1, 2, 3] as const;

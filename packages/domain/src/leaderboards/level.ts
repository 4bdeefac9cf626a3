import * as z from 'zod/mini';

/** The levels of a leaderboard (ENUM-31, CONST-12). */
export const LEVELS = [1, 2, 3] as const;
export const Level = z.literal(LEVELS);
export type Level = z.infer<typeof Level>;

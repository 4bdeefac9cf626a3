import * as z from 'zod/mini';

/** The work that a mentor earns by: a live session held, a query answered first, a hand-in judged, an interview closed. */
export const EARNING_CATEGORIES = ['SESSION', 'QUERY', 'TASK_ASSESSMENT', 'EVALUATION'] as const;
export const EarningCategory = z.enum(EARNING_CATEGORIES);
export type EarningCategory = z.infer<typeof EarningCategory>;

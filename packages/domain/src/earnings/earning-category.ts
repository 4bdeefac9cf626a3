import * as z from 'zod/mini';

/**
 * The work a mentor is paid for: holding a live session, being first to answer a query, assessing a hand-in, completing
 * an interview.
 */
export const EARNING_CATEGORIES = ['SESSION', 'QUERY', 'TASK_ASSESSMENT', 'EVALUATION'] as const;
export const EarningCategory = z.enum(EARNING_CATEGORIES);
export type EarningCategory = z.infer<typeof EarningCategory>;

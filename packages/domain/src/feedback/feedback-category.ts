import * as z from 'zod/mini';

/** The metric a feedback question feeds. */
export const FEEDBACK_CATEGORIES = ['CES', 'CSAT', 'NPS', 'CSU', 'STAKEHOLDER', 'OTHER'] as const;
export const FeedbackCategory = z.enum(FEEDBACK_CATEGORIES);
export type FeedbackCategory = z.infer<typeof FeedbackCategory>;

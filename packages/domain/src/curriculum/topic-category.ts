import * as z from 'zod/mini';

/** What a topic of the review day is about. */
export const TOPIC_CATEGORIES = ['PORTFOLIO', 'SLOTS', 'EVALUATION_DAY', 'GRADUATION_DAY'] as const;
export const TopicCategory = z.enum(TOPIC_CATEGORIES);
export type TopicCategory = z.infer<typeof TopicCategory>;

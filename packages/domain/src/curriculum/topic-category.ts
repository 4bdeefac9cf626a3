import * as z from 'zod/mini';

/** The subject of a review day topic. */
export const TOPIC_CATEGORIES = ['PORTFOLIO', 'SLOTS', 'EVALUATION_DAY', 'GRADUATION_DAY'] as const;
export const TopicCategory = z.enum(TOPIC_CATEGORIES);
export type TopicCategory = z.infer<typeof TopicCategory>;

import { hasCome } from '../cohorts/derive-capstone-info.ts';
import type { TopicCategory } from '../curriculum/topic-category.ts';

type ReviewTopic = {
  meta: { startDate?: string | null | undefined; topicCategory?: TopicCategory | undefined };
};

const startsLater = (topic: ReviewTopic, now: string) => !hasCome(topic.meta.startDate ?? null, now);

/**
 * Whether the evaluation day is still ahead. For a learner every topic of the review day must start in the future, for
 * a guide the topics of category EVALUATION_DAY; a topic without a date counts as ahead.
 */
export function isEvaluationDayAhead(facts: {
  role: 'LEARNER' | 'INDUSTRIAL_GUIDE';
  topics: readonly ReviewTopic[];
  now: string;
}): boolean {
  const topics =
    facts.role === 'LEARNER'
      ? facts.topics
      : facts.topics.filter((topic) => topic.meta.topicCategory === 'EVALUATION_DAY');
  return topics.every((topic) => startsLater(topic, facts.now));
}

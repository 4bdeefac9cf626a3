import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import type { TopicCategory } from '@plinth/domain/curriculum/topic-category';

/** The names of steps whose title alone does not say what they are. */
const KINDS: Record<string, string> = {
  TOPIC: 'Lesson',
  QUIZ: 'Quiz',
  ASSIGNMENT: 'Assignment',
  TASK: 'Task',
  LIVE_SESSION: 'Live session',
  WATCH: 'Film',
  META: 'Note',
  STAGE: 'Stage',
  STAGE_REVIEW: 'Stage review',
  STAGE_INTRO: 'Introduction',
  ACTIVITY: 'Activity',
  MISSION: 'Mission',
  GUIDE: 'Guide',
  BONUS: 'Bonus',
  BREAK: 'Break',
  MILESTONE: 'Milestone',
  STUDIO: 'Studio',
  COURSE_MODULE: 'Module',
  ACADEMIC_LEVELLING: 'Levelling',
  CAREER_SESSION: 'Career session',
  MASTER_CLASSES: 'Master class',
};

const CATEGORIES: Record<TopicCategory, string> = {
  PORTFOLIO: 'Portfolio',
  SLOTS: 'Choosing a time',
  EVALUATION_DAY: 'Evaluation day',
  GRADUATION_DAY: 'Graduation day',
};

/** The name of a step: the topic's category if given, otherwise its kind. */
export const stepWord = ({ type, meta: { topicCategory } }: CurriculumNode): string =>
  topicCategory === undefined ? stepKind(type) : CATEGORIES[topicCategory];

/** The name of a kind of step. */
export const stepKind = (type: string): string =>
  KINDS[type] ?? type.charAt(0) + type.slice(1).toLowerCase().replaceAll('_', ' ');

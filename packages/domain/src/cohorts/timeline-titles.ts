import type { TimelineKey } from './timeline-key.ts';

/** The display name of each date of a cohort. */
export const TIMELINE_TITLES: Record<TimelineKey, string> = {
  START_DATE: 'Start',
  KICK_OFF: 'Kick-off',
  COURSE_UNLOCKED: 'Course opens',
  CAPSTONE_START_DATE: 'Capstone starts',
  CAPSTONE_ONBOARDING_DATE: 'Capstone onboarding',
  CAPSTONE_END_DATE: 'Capstone ends',
  CAREER_START_DATE: 'Career part starts',
  CAREER_END_DATE: 'Career part ends',
  REVIEW_DAY_START_DATE: 'Review day opens',
  EVALUATION_DATE: 'Evaluation day',
  GRADUATION_DATE: 'Graduation',
  PLACEMENT_FORM_DATE: 'Placement form opens',
  PLACEMENT_START_DATE: 'Placement starts',
  COURSE_COMPLETION_DATE: 'Course ends',
};

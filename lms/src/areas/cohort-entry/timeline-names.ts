import type { TimelineKey } from '@plinth/domain/cohorts/timeline-key';

/** The names of a cohort's dates. */
export const TIMELINE_NAMES: Record<TimelineKey, string> = {
  START_DATE: 'Start',
  KICK_OFF: 'Kick-off',
  COURSE_UNLOCKED: 'Course opens',
  CAPSTONE_START_DATE: 'Capstone starts',
  CAPSTONE_ONBOARDING_DATE: 'Capstone introduction',
  CAPSTONE_END_DATE: 'Capstone ends',
  CAREER_START_DATE: 'Career part starts',
  CAREER_END_DATE: 'Career part ends',
  REVIEW_DAY_START_DATE: 'Review days start',
  EVALUATION_DATE: 'Evaluation day',
  GRADUATION_DATE: 'Graduation',
  PLACEMENT_FORM_DATE: 'Placement form opens',
  PLACEMENT_START_DATE: 'Placement starts',
  COURSE_COMPLETION_DATE: 'Course ends',
};

import * as z from 'zod/mini';

/** The dates a cohort may have; COURSE_UNLOCKED substitutes for a missing START_DATE. */
export const TIMELINE_KEYS = [
  'START_DATE',
  'KICK_OFF',
  'COURSE_UNLOCKED',
  'CAPSTONE_START_DATE',
  'CAPSTONE_ONBOARDING_DATE',
  'CAPSTONE_END_DATE',
  'CAREER_START_DATE',
  'CAREER_END_DATE',
  'REVIEW_DAY_START_DATE',
  'EVALUATION_DATE',
  'GRADUATION_DATE',
  'PLACEMENT_FORM_DATE',
  'PLACEMENT_START_DATE',
  'COURSE_COMPLETION_DATE',
] as const;
export const TimelineKey = z.enum(TIMELINE_KEYS);
export type TimelineKey = z.infer<typeof TimelineKey>;

import type { Namespace } from '../curriculum/namespace.ts';
import type { TimelineKey } from './timeline-key.ts';

/**
 * Days relative to the end of the course, and the part of the curriculum they belong to; null means the product as
 * sold.
 */
const AROUND_THE_END = [
  ['CAPSTONE_ONBOARDING_DATE', -56, 'CAPSTONE'],
  ['CAPSTONE_START_DATE', -49, 'CAPSTONE'],
  ['CAREER_START_DATE', -42, 'CAREER'],
  ['CAPSTONE_END_DATE', -14, 'CAPSTONE'],
  ['REVIEW_DAY_START_DATE', -11, 'REVIEW_DAY'],
  ['EVALUATION_DATE', -8, 'REVIEW_DAY'],
  ['CAREER_END_DATE', -8, 'CAREER'],
  ['COURSE_COMPLETION_DATE', 0, null],
  ['GRADUATION_DATE', 7, 'PLACEMENT'],
  ['PLACEMENT_FORM_DATE', 10, 'PLACEMENT'],
  ['PLACEMENT_START_DATE', 17, 'PLACEMENT'],
] as const satisfies [TimelineKey, number, Namespace | 'PLACEMENT' | null][];

type Facts = { durationWeeks: number; namespaces: ReadonlySet<Namespace>; hasPlacement: boolean };

/**
 * Returns the milestones of a cohort in date order, counted from the start. Omits the milestones of parts the course
 * lacks, and those for which the course is too short.
 */
export function milestoneDays({
  durationWeeks,
  namespaces,
  hasPlacement,
}: Facts): { key: TimelineKey; day: number }[] {
  const end = durationWeeks * 7;
  const has = (part: Namespace | 'PLACEMENT' | null) =>
    part === null || (part === 'PLACEMENT' ? hasPlacement : namespaces.has(part));
  return [
    { key: 'START_DATE', day: 0 },
    { key: 'KICK_OFF', day: 0 },
    ...AROUND_THE_END.flatMap(([key, fromEnd, part]) =>
      has(part) && end + fromEnd > 0 ? [{ key, day: end + fromEnd }] : [],
    ),
  ];
}

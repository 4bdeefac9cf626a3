import * as z from 'zod/mini';

/** The parts a curriculum is divided into (ENUM-22). */
export const NAMESPACES = [
  'ONBOARDING',
  'LEARNING',
  'CAPSTONE',
  'BONUS',
  'CAREER',
  'REVIEW_DAY',
  'OPEN_LMS',
] as const;
export const Namespace = z.enum(NAMESPACES);
export type Namespace = z.infer<typeof Namespace>;

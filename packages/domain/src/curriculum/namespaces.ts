/** The parts a curriculum is divided into. */
export const NAMESPACES = [
  'ONBOARDING',
  'LEARNING',
  'CAPSTONE',
  'BONUS',
  'CAREER',
  'REVIEW_DAY',
  'OPEN_LMS',
] as const;

import { holdsMentorRole, type Role } from '../roles/role.ts';

/** The text of the learner hub's placement card. */
export const PLACEMENT_CARD = {
  title: 'Welcome to Your Career Gateway!',
  button: 'Go to Placement Hub',
} as const;

/** Whether the placement card is shown: with a course, without a mentor role, with a placement cohort. */
export function showsPlacementCard(facts: {
  courseCount: number;
  roles: readonly Role[];
  placementCohortId: string | null;
}): boolean {
  return facts.courseCount > 0 && !holdsMentorRole(facts.roles) && facts.placementCohortId !== null;
}

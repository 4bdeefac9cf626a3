import { FEEDBACK_AUDIENCES, type FeedbackAudience, roleOfAudience } from '../roles/feedback-audience.ts';
import type { Role, StaffRole } from '../roles/role.ts';

/** The audiences somebody belongs to by the roles they have in a cohort and at the school (ENUM-13, D-27). */
export function audiencesOf(roles: readonly (Role | StaffRole)[]): FeedbackAudience[] {
  return FEEDBACK_AUDIENCES.filter((audience) => {
    const role = roleOfAudience(audience);
    return role !== null && roles.includes(role);
  });
}

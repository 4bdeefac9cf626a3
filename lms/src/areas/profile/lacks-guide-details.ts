import { missingGuideProfileFields } from '@plinth/domain/profiles/guide-profile';
import type { UserProfile } from '@plinth/domain/profiles/user-profile';
import type { Role } from '@plinth/domain/roles/role';

/** Whether a person is a guide whose profile lacks a required field, to be filled in before anything else. */
export const lacksGuideDetails = (roles: readonly Role[], userProfile: UserProfile): boolean =>
  roles.includes('INDUSTRIAL_GUIDE') && missingGuideProfileFields(userProfile).length > 0;

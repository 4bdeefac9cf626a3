import {
  deriveProfileStatus,
  hasBasicDetails,
  type ProfileFacts,
} from '@plinth/domain/profiles/derive-profile-status';
import type { SectionId } from '@plinth/domain/profiles/profile-sections';
import type { ProfileStatus } from '@plinth/domain/profiles/profile-status';
import { holdsMentorRole } from '@plinth/domain/roles/role';
import { and, eq, exists } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { profileDetails } from '../../db/schema/profiles.ts';

export type StoredProfileFacts = ProfileFacts & { profileStatus: ProfileStatus; filled: SectionId[] };

/** Locks a person's profile, so that changes to it are serialised, and reads which parts are filled in. */
export async function lockProfile(tx: Transaction, userId: string): Promise<StoredProfileFacts> {
  const [row] = await tx
    .select({
      profileStatus: userProfiles.profileStatus,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      occupation: userProfiles.occupation,
      roles: users.roles,
      hasOnboardingForm: exists(
        tx
          .select({ enrolmentId: enrolments.enrolmentId })
          .from(enrolments)
          .where(
            and(eq(enrolments.userId, users.userId), eq(enrolments.cohortOnboardingStatus, 'COMPLETED')),
          ),
      ).mapWith(Boolean),
    })
    .from(userProfiles)
    .innerJoin(users, eq(users.userId, userProfiles.userId))
    .where(eq(users.userId, userId))
    .for('update', { of: userProfiles });
  if (!row) throw new Error('a user without a profile');
  const details = await tx
    .selectDistinct({ sectionId: profileDetails.sectionId })
    .from(profileDetails)
    .where(eq(profileDetails.userId, userId));
  const sections = details.map(({ sectionId }) => sectionId);
  const isBasicFilled = hasBasicDetails(row);
  return {
    profileStatus: row.profileStatus,
    filled: [...(isBasicFilled ? (['basicDetails'] as const) : []), ...sections],
    hasBasicDetails: isBasicFilled,
    hasEducation: sections.includes('educationDetails'),
    hasProfession: sections.includes('professionDetails'),
    hasPlacement: sections.includes('placementDetails'),
    hasOnboardingForm: row.hasOnboardingForm,
    isMentor: holdsMentorRole(row.roles),
  };
}

/** Recomputes the status after a change in the same transaction; COMPLETED never reverts. */
export async function refreshProfileStatus(tx: Transaction, userId: string): Promise<ProfileStatus> {
  const facts = await lockProfile(tx, userId);
  const next = deriveProfileStatus(facts.profileStatus, facts);
  if (next !== facts.profileStatus)
    await tx.update(userProfiles).set({ profileStatus: next }).where(eq(userProfiles.userId, userId));
  return next;
}

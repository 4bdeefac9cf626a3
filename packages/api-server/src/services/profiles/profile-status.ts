import {
  deriveProfileStatus,
  hasBasicDetails,
  type ProfileFacts,
} from '@plinth/domain/profiles/derive-profile-status';
import type { SectionId } from '@plinth/domain/profiles/profile-sections';
import type { ProfileStatus } from '@plinth/domain/profiles/profile-status';
import { holdsMentorRole, type Role } from '@plinth/domain/roles/role';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { userProfiles } from '../../db/schema/accounts.ts';

type FactsRow = {
  profile_status: ProfileStatus;
  first_name: string;
  last_name: string;
  occupation: string;
  roles: Role[];
  sections: SectionId[];
  has_onboarding_form: boolean;
};

export type StoredProfileFacts = ProfileFacts & { profileStatus: ProfileStatus; filled: SectionId[] };

/** Locks a person's profile, so that changes of it come one after the other, and reads what of it is filled. */
export async function lockProfile(tx: Transaction, userId: string): Promise<StoredProfileFacts> {
  const { rows } = await tx.execute<FactsRow>(sql`
    select p.profile_status, p.first_name, p.last_name, p.occupation, u.roles,
      coalesce((select array_agg(distinct d.section_id) from profile_details d where d.user_id = u.user_id), '{}') as sections,
      exists (select 1 from enrolments e where e.user_id = u.user_id and e.cohort_onboarding_status = 'COMPLETED')
        as has_onboarding_form
    from user_profiles p join users u using (user_id) where u.user_id = ${userId} for update of p`);
  const row = rows[0];
  if (!row) throw new Error('a user without a profile');
  const isBasicFilled = hasBasicDetails({
    firstName: row.first_name,
    lastName: row.last_name,
    occupation: row.occupation,
  });
  return {
    profileStatus: row.profile_status,
    filled: [...(isBasicFilled ? (['basicDetails'] as const) : []), ...row.sections],
    hasBasicDetails: isBasicFilled,
    hasEducation: row.sections.includes('educationDetails'),
    hasProfession: row.sections.includes('professionDetails'),
    hasPlacement: row.sections.includes('placementDetails'),
    hasOnboardingForm: row.has_onboarding_form,
    isMentor: holdsMentorRole(row.roles),
  };
}

/** Recomputes the status after a change in the same transaction; COMPLETED never falls back (API-028). */
export async function refreshProfileStatus(tx: Transaction, userId: string): Promise<ProfileStatus> {
  const facts = await lockProfile(tx, userId);
  const next = deriveProfileStatus(facts.profileStatus, facts);
  if (next !== facts.profileStatus)
    await tx.update(userProfiles).set({ profileStatus: next }).where(eq(userProfiles.userId, userId));
  return next;
}

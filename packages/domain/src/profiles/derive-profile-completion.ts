import * as z from 'zod/mini';
import { ProfileMilestone } from './profile-milestone.ts';
import { SECTION_IDS, SectionId } from './profile-sections.ts';
import { ProfileStatus } from './profile-status.ts';

/** The completeness of a profile: whole per cent of the sections that apply, and the missing ones. */
export const ProfileCompletion = z.object({
  percentage: z.int().check(z.gte(0), z.lte(100)),
  profileStatus: ProfileStatus,
  milestones: z.array(z.object({ milestone: ProfileMilestone, isCompleted: z.boolean() })),
  missing: z.array(SectionId),
});
export type ProfileCompletion = z.infer<typeof ProfileCompletion>;

/** Derives the completion of a profile; mentors need no placement details. */
export function deriveProfileCompletion(facts: {
  profileStatus: ProfileStatus;
  filled: readonly SectionId[];
  isMentor: boolean;
}): ProfileCompletion {
  const asked = SECTION_IDS.filter((id) => !(facts.isMentor && id === 'placementDetails'));
  const missing = asked.filter((id) => !facts.filled.includes(id));
  return {
    percentage: Math.floor(((asked.length - missing.length) / asked.length) * 100),
    profileStatus: facts.profileStatus,
    milestones: [
      { milestone: 'BASIC_PROFILE_COMPLETED', isCompleted: facts.filled.includes('basicDetails') },
      { milestone: 'PROFILE_COMPLETED', isCompleted: facts.profileStatus === 'COMPLETED' },
    ],
    missing,
  };
}

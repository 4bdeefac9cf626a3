import * as z from 'zod/mini';

/** The two milestones of a profile. */
export const PROFILE_MILESTONES = ['BASIC_PROFILE_COMPLETED', 'PROFILE_COMPLETED'] as const;
export const ProfileMilestone = z.enum(PROFILE_MILESTONES);
export type ProfileMilestone = z.infer<typeof ProfileMilestone>;

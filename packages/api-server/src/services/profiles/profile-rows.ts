import { ProfileMedia } from '@plinth/domain/profiles/profile-media';
import type { ProfileSections, SectionId } from '@plinth/domain/profiles/profile-sections';
import type { UserData } from '@plinth/domain/profiles/user-data';
import type { UserProfile } from '@plinth/domain/profiles/user-profile';
import type { findAccount, findProfile } from '../../db/queries/profiles/find-profile.ts';

type RowOf<S extends { first: (...input: never[]) => unknown }> = NonNullable<
  Awaited<ReturnType<S['first']>>
>;

/** An account with its profile, as read by one query. */
export type AccountRow = RowOf<typeof findAccount>;

/** The same with everything a profile shows. */
export type ProfileRow = RowOf<typeof findProfile>;

const orNull = (text: string) => (text.trim() === '' ? null : text);

export const toUserProfile = (row: AccountRow): UserProfile => ({
  firstName: row.firstName,
  lastName: orNull(row.lastName),
  bio: orNull(row.bio),
  occupation: orNull(row.occupation),
  currentCompany: orNull(row.currentCompany),
  workExperienceInMonths: row.workExperienceInMonths,
  userHash: row.userHash,
  profileMedia: row.media.flatMap((media) => {
    const parsed = ProfileMedia.safeParse(media);
    return parsed.success ? [parsed.data] : [];
  }),
  profileStatus: row.profileStatus,
  version: row.version,
});

export const toUserData = (row: AccountRow): UserData => ({
  userId: row.userId,
  emailId: row.emailId,
  emailVerifiedAt: row.emailVerifiedAt?.toISOString() ?? null,
  phone: row.phone,
  roles: row.roles,
  isStaff: row.isStaff,
  hashedPassword: row.hasPassword,
});

/** Returns all sections of a profile as its owner sees them. */
export function toSections(
  row: ProfileRow,
): Required<{ [Key in keyof ProfileSections]: NonNullable<ProfileSections[Key]> }> {
  const entries = <Entry>(sectionId: SectionId) =>
    row.details
      .filter((detail) => detail.sectionId === sectionId)
      .map(({ detailId, data, version }) => ({ ...data, detailId, version }) as Entry);
  const basic = {
    detailId: row.userId,
    version: row.version,
    firstName: row.firstName,
    lastName: row.lastName,
    occupation: row.occupation,
    bio: row.bio,
    currentCompany: row.currentCompany,
    workExperienceInMonths: row.workExperienceInMonths,
  };
  return {
    basicDetails: [basic],
    educationDetails: entries('educationDetails'),
    professionDetails: entries('professionDetails'),
    placementDetails: entries('placementDetails'),
    skills: entries('skills'),
    importantLinks: entries('importantLinks'),
  };
}

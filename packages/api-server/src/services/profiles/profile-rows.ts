import { ProfileMedia } from '@plinth/domain/profiles/profile-media';
import type { ProfileSections, SectionId } from '@plinth/domain/profiles/profile-sections';
import type { ProfileStatus } from '@plinth/domain/profiles/profile-status';
import type { Project } from '@plinth/domain/profiles/project';
import type { UserData } from '@plinth/domain/profiles/user-data';
import type { UserProfile } from '@plinth/domain/profiles/user-profile';
import type { Role } from '@plinth/domain/roles/role';
import { versionSql } from './profile-version.ts';

/** An account with its profile, as one query reads it. */
export type AccountRow = {
  user_id: string;
  user_hash: string;
  email_id: string;
  email_verified_at: Date | null;
  phone: string | null;
  has_password: boolean;
  roles: Role[];
  first_name: string;
  last_name: string;
  bio: string;
  occupation: string;
  current_company: string;
  work_experience_in_months: number | null;
  profile_status: ProfileStatus;
  version: string;
  media: { key: string; s3Location: { bucket: string; path: string } }[];
};

type DetailRow = {
  detailId: string;
  sectionId: Exclude<SectionId, 'basicDetails'>;
  data: Record<string, unknown>;
  version: string;
};

/** The same with everything a profile shows. */
export type ProfileRow = AccountRow & { details: DetailRow[]; projects: Project[]; applauds: number };

export const accountColumns = `u.user_id, u.user_hash, u.email_id, u.email_verified_at, u.phone,
  u.password_hash is not null as has_password, u.roles, p.first_name, p.last_name, p.bio, p.occupation,
  p.current_company, p.work_experience_in_months, p.profile_status, ${versionSql('details', 'p')} as version,
  (select coalesce(json_agg(json_build_object('key', m.key, 's3Location',
      json_build_object('bucket', m.bucket, 'path', m.path)) order by m.key, m.path), '[]')
    from (select key, bucket, path from profile_media where user_id = u.user_id
      union all select media_key, bucket, path from documents
        where user_id = u.user_id and media_key = 'DOCUMENT') m) as media`;

/** The address of a person's photo on this origin, as an SQL expression over the column that holds the user id. */
export const photoOfUser = (userIdColumn: string) =>
  `(select '/media/' || m.bucket || '/' || m.path from profile_media m
    where m.user_id = ${userIdColumn} and m.key = 'WEBSITE_PROFILE')`;

export const profileColumns = `${accountColumns},
  (select coalesce(json_agg(json_build_object('detailId', d.detail_id, 'sectionId', d.section_id, 'data', d.data,
      'version', ${versionSql('entry', 'd')})
      order by d.place, d.detail_id), '[]') from profile_details d where d.user_id = u.user_id) as details,
  (select coalesce(json_agg(json_build_object('projectId', j.project_id, 'title', j.title,
      'description', j.description, 'softwares', j.softwares, 'link', j.link, 'recordStatus', j.record_status,
      'version', ${versionSql('project', 'j')},
      'documents', (select coalesce(json_agg(json_build_object('documentId', f.document_id, 'name', f.name,
        's3Location', json_build_object('bucket', f.bucket, 'path', f.path)) order by f.document_id), '[]')
        from documents f where f.project_id = j.project_id)) order by j.project_id desc), '[]')
    from profile_projects j where j.user_id = u.user_id and j.record_status <> 'DELETED') as projects,
  (select count(*)::int from applauds a where a.user_id = u.user_id) as applauds`;

const orNull = (text: string) => (text.trim() === '' ? null : text);

export const toUserProfile = (row: AccountRow): UserProfile => ({
  firstName: row.first_name,
  lastName: orNull(row.last_name),
  bio: orNull(row.bio),
  occupation: orNull(row.occupation),
  currentCompany: orNull(row.current_company),
  workExperienceInMonths: row.work_experience_in_months,
  userHash: row.user_hash,
  profileMedia: row.media.flatMap((media) => {
    const parsed = ProfileMedia.safeParse(media);
    return parsed.success ? [parsed.data] : [];
  }),
  profileStatus: row.profile_status,
  version: row.version,
});

export const toUserData = (row: AccountRow): UserData => ({
  userId: row.user_id,
  emailId: row.email_id,
  emailVerifiedAt: row.email_verified_at?.toISOString() ?? null,
  phone: row.phone,
  roles: row.roles,
  hashedPassword: row.has_password,
});

/** All sections of a profile as its owner sees them. */
export function toSections(
  row: ProfileRow,
): Required<{ [Key in keyof ProfileSections]: NonNullable<ProfileSections[Key]> }> {
  const entries = <Entry>(sectionId: SectionId) =>
    row.details
      .filter((detail) => detail.sectionId === sectionId)
      .map(({ detailId, data, version }) => ({ ...data, detailId, version }) as Entry);
  const basic = {
    detailId: row.user_id,
    version: row.version,
    firstName: row.first_name,
    lastName: row.last_name,
    occupation: row.occupation,
    bio: row.bio,
    currentCompany: row.current_company,
    workExperienceInMonths: row.work_experience_in_months,
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

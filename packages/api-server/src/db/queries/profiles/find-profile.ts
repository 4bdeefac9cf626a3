import { SectionId } from '@plinth/domain/profiles/profile-sections';
import { PROFILE_STATUSES } from '@plinth/domain/profiles/profile-status';
import { Project } from '@plinth/domain/profiles/project';
import { ROLES } from '@plinth/domain/roles/role';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { flag, instant, integer, json, listOf, nullable, oneOf, text, uuid } from '../kinds.ts';
import { choice, statement } from '../statement.ts';
import { versionOf } from './version-of.ts';

const Location = z.object({ bucket: z.string(), path: z.string() });

const account = {
  userId: uuid,
  userHash: text,
  emailId: text,
  emailVerifiedAt: nullable(instant),
  phone: nullable(text),
  hasPassword: flag,
  roles: listOf(oneOf(ROLES)),
  isStaff: flag,
  firstName: text,
  lastName: text,
  bio: text,
  occupation: text,
  currentCompany: text,
  workExperienceInMonths: nullable(integer),
  profileStatus: oneOf(PROFILE_STATUSES),
  version: text,
  media: json(z.array(z.object({ key: z.string(), s3Location: Location }))),
};

const ACCOUNT = sql`users.user_id as "userId", users.user_hash as "userHash", users.email_id as "emailId",
  users.email_verified_at as "emailVerifiedAt", users.phone, users.password_hash is not null as "hasPassword", users.roles,
  cardinality(users.staff_roles) > 0 as "isStaff",
  user_profiles.first_name as "firstName", user_profiles.last_name as "lastName", user_profiles.bio,
  user_profiles.occupation, user_profiles.current_company as "currentCompany",
  user_profiles.work_experience_in_months as "workExperienceInMonths", user_profiles.profile_status as "profileStatus",
  ${versionOf('details')} as version,
  (select coalesce(json_agg(json_build_object('key', m.key, 's3Location',
      json_build_object('bucket', m.bucket, 'path', m.path)) order by m.key, m.path), '[]')
    from (select key, bucket, path from profile_media where user_id = users.user_id
      union all select media_key, bucket, path from documents
        where user_id = users.user_id and media_key = 'DOCUMENT') m) as media`;

/** Finds the account and profile of a person. */
export const findAccount = statement({
  name: 'account-by-user',
  params: { userId: uuid },
  columns: account,
  sql: ({ userId }) => sql`
    select ${ACCOUNT} from users join user_profiles using (user_id) where users.user_id = ${userId}`,
});

/** Finds the same with everything a profile shows, by the id of its owner or by its public handle. */
export const findProfile = statement({
  name: 'profile',
  params: { by: choice('user_id', 'user_hash'), key: text },
  columns: {
    ...account,
    details: json(
      z.array(
        z.object({
          detailId: z.string(),
          sectionId: SectionId,
          data: z.record(z.string(), z.unknown()),
          version: z.string(),
        }),
      ),
    ),
    projects: json(z.array(Project)),
    applauds: integer,
  },
  sql: ({ by, key }) => sql`
    select ${ACCOUNT},
      (select coalesce(json_agg(json_build_object('detailId', detail_id, 'sectionId', section_id, 'data', data,
          'version', ${versionOf('entry')}) order by place, detail_id), '[]')
        from profile_details where user_id = users.user_id) as details,
      (select coalesce(json_agg(json_build_object('projectId', project_id, 'title', title,
          'description', description, 'softwares', softwares, 'link', link, 'recordStatus', record_status,
          'version', ${versionOf('project')},
          'documents', (select coalesce(json_agg(json_build_object('documentId', f.document_id, 'name', f.name,
            's3Location', json_build_object('bucket', f.bucket, 'path', f.path)) order by f.document_id), '[]')
            from documents f where f.project_id = profile_projects.project_id)) order by project_id desc), '[]')
        from profile_projects where user_id = users.user_id and record_status <> 'DELETED') as projects,
      (select count(*)::int from applauds a where a.user_id = users.user_id) as applauds
    from users join user_profiles using (user_id)
    where ${by === 'user_id' ? sql`users.user_id = ${key}::uuid` : sql`users.user_hash = ${key}`}`,
});

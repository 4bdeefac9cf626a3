import * as z from 'zod/mini';
import { HttpUrl } from '../fields/http-url.ts';
import { Id } from '../fields/id.ts';
import { optionalTextField, textField } from '../fields/text.ts';
import { RecordStatus } from '../records/record-status.ts';
import { S3Location } from './profile-media.ts';
import { ProfileVersion } from './profile-version.ts';

/** A file of a project; only images are published, any other location gives no access. */
export const ProjectDocument = z.object({ documentId: Id, name: z.string(), s3Location: S3Location });
export type ProjectDocument = z.infer<typeof ProjectDocument>;

/** A project a person shows on the profile. */
export const Project = z.object({
  projectId: Id,
  title: z.string(),
  description: z.string(),
  softwares: z.array(z.string()),
  link: z.nullable(z.string()),
  documents: z.array(ProjectDocument),
  recordStatus: RecordStatus,
  version: z.optional(ProfileVersion),
});
export type Project = z.infer<typeof Project>;

/** A new project, or with projectId a change to an existing one, with the version that was read. */
export const ProjectDraft = z.object({
  projectId: z.optional(Id),
  version: z.optional(ProfileVersion),
  title: textField(),
  description: optionalTextField(2000),
  softwares: z.optional(z.array(textField(60)).check(z.maxLength(30))),
  link: z.optional(z.nullable(HttpUrl)),
  recordStatus: z.optional(RecordStatus),
});
export type ProjectDraft = z.infer<typeof ProjectDraft>;

import { PHOTO_MAX_BYTES } from '@plinth/domain/constants/limits';
import { Id, UserHash } from '@plinth/domain/fields/id';
import { Badge } from '@plinth/domain/profiles/badge';
import { DataProfile } from '@plinth/domain/profiles/data-profile';
import { ProfileCompletion } from '@plinth/domain/profiles/derive-profile-completion';
import { EntryOrder } from '@plinth/domain/profiles/entry-order';
import { GuideProfile } from '@plinth/domain/profiles/guide-profile';
import { PhoneUpdate } from '@plinth/domain/profiles/phone-update';
import { ProfileMedia } from '@plinth/domain/profiles/profile-media';
import {
  BasicDetailsEntry,
  EducationEntry,
  ImportantLinkEntry,
  ListSectionId,
  PlacementEntry,
  ProfessionEntry,
  ProfileSections,
  PublicSections,
  SECTION_DATA,
  SECTION_ENTRIES_MAX,
  SectionId,
  SkillEntry,
} from '@plinth/domain/profiles/profile-sections';
import { ProfileStatus } from '@plinth/domain/profiles/profile-status';
import { ProfileVersion } from '@plinth/domain/profiles/profile-version';
import { Project, ProjectDraft } from '@plinth/domain/profiles/project';
import { UserData } from '@plinth/domain/profiles/user-data';
import { UserProfile } from '@plinth/domain/profiles/user-profile';
import { Recommendation } from '@plinth/domain/recommendations/recommendation';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const { get, post, put, del } = callsOf('profiles');

const Profile = z.object({ userProfile: UserProfile });
const ByHash = z.object({ query: z.object({ userHash: UserHash }) });
const ByHashOrOwn = z.object({ query: z.optional(z.object({ userHash: z.optional(UserHash) })) });
const Applause = z.object({ applauds: z.int(), hasApplauded: z.boolean() });

/** One section after a change. */
const SectionState = z.discriminatedUnion('sectionId', [
  z.object({ sectionId: z.literal('basicDetails'), entries: z.array(BasicDetailsEntry) }),
  z.object({ sectionId: z.literal('educationDetails'), entries: z.array(EducationEntry) }),
  z.object({ sectionId: z.literal('professionDetails'), entries: z.array(ProfessionEntry) }),
  z.object({ sectionId: z.literal('placementDetails'), entries: z.array(PlacementEntry) }),
  z.object({ sectionId: z.literal('skills'), entries: z.array(SkillEntry) }),
  z.object({ sectionId: z.literal('importantLinks'), entries: z.array(ImportantLinkEntry) }),
]);
const SavedSection = z.intersection(SectionState, z.object({ profileStatus: ProfileStatus }));
const AddedSection = z.intersection(SavedSection, z.object({ detailId: Id }));

/** The fields depend on the section; the service checks them against SECTION_DATA. */
const SectionBody = z.object({ data: z.record(z.string(), z.unknown()) });

const list = <Data extends z.ZodMiniType>(data: Data) =>
  z.optional(z.array(data).check(z.maxLength(SECTION_ENTRIES_MAX)));

export const profiles = {
  readDataProfile: get('/v1/client/user/data-profile', {
    access: 'signed-in',
    summary:
      'Returns everything the app knows about the signed-in person: profile, account and cohorts by group.',
    output: DataProfile,
  }),

  savePhone: put('/v1/client/user/data', {
    access: 'signed-in',
    summary: "Sets the caller's phone number, stored in E.164 format.",
    input: z.object({ body: PhoneUpdate }),
    output: z.object({ userData: UserData }),
  }),

  saveProfileStatus: put('/v1/client/user/profile/status', {
    access: 'signed-in',
    summary: 'Skips the remaining forms if `bypass` is true. 409 if the basic details are missing.',
    input: z.object({ body: z.object({ bypass: z.boolean() }) }),
    output: z.object({ profileStatus: ProfileStatus }),
  }),

  savePhoto: put('/v1/client/user/profile/photo', {
    access: 'signed-in',
    rateLimit: { calls: 60, seconds: 600, by: 'caller' },
    upload: { maxBytes: PHOTO_MAX_BYTES },
    summary:
      "Publishes the caller's photo: JPEG, PNG or WebP, detected from its content. 413 if too large, 415 if not an image.",
    input: z.object({ body: z.object({ profilePhoto: z.file() }) }),
    output: z.object({ profileMedia: z.array(ProfileMedia) }),
  }),

  readProfile: get('/v1/client/user/profile', {
    access: 'signed-in',
    summary: "Returns the caller's profile.",
    output: Profile,
  }),

  saveGuideProfile: put('/v1/client/user/profile', {
    access: 'signed-in',
    summary:
      "Saves the guide profile; an empty `profileMedia` removes the photo. 400 for another person's media, 409 if saved elsewhere since the version.",
    input: z.object({ body: z.extend(GuideProfile, { version: z.optional(ProfileVersion) }) }),
    output: Profile,
  }),

  readFullProfile: get('/v2/client/user/profile', {
    access: 'signed-in',
    summary: 'Returns a whole profile; for another person, only what is public. 404 for an unknown userHash.',
    input: ByHashOrOwn,
    output: z.object({
      userProfile: UserProfile,
      sections: ProfileSections,
      projects: z.array(Project),
      importantLinks: z.array(ImportantLinkEntry),
      isOwner: z.boolean(),
      ...Applause.shape,
    }),
  }),

  saveProfileSections: put('/v3/client/user/profile', {
    access: 'signed-in',
    summary:
      'Saves the given sections together, each replaced as a whole, and recomputes the profile status. 409 if the basic details were saved elsewhere since the version.',
    input: z.object({
      body: z.object({
        version: z.optional(ProfileVersion),
        profileData: z.object({
          basicDetails: z.optional(SECTION_DATA.basicDetails),
          educationDetails: list(SECTION_DATA.educationDetails),
          professionDetails: list(SECTION_DATA.professionDetails),
          placementDetails: list(SECTION_DATA.placementDetails),
          skills: list(SECTION_DATA.skills),
          importantLinks: list(SECTION_DATA.importantLinks),
          profileMedia: z.optional(z.array(ProfileMedia).check(z.maxLength(10))),
        }),
      }),
    }),
    output: Profile,
  }),

  listProjects: get('/v2/client/user/project', {
    access: 'signed-in',
    summary: 'Lists the projects of a profile; for another person, only active ones with their images.',
    input: ByHashOrOwn,
    output: z.object({ projects: z.array(Project) }),
  }),

  saveProject: post('/v2/client/user/project', {
    access: 'signed-in',
    summary:
      "Creates a project or, with projectId, changes one of the caller's. 404 if not the caller's, 409 if saved elsewhere since the version.",
    input: z.object({ body: ProjectDraft }),
    output: z.object({ project: Project }),
  }),

  listDetails: get('/v2/client/user/details', {
    access: 'signed-in',
    summary: "Returns the sections of the caller's profile, all or one.",
    input: z.object({ query: z.optional(z.object({ sectionId: z.optional(SectionId) })) }),
    output: z.object({ details: ProfileSections }),
  }),

  addDetail: post('/v2/client/user/details', {
    access: 'signed-in',
    successStatus: 201,
    summary: 'Adds an entry to a section. 409 if basicDetails exists (use PUT), or the section is full.',
    input: z.object({ query: z.object({ sectionId: SectionId }), body: SectionBody }),
    output: AddedSection,
  }),

  saveDetail: put('/v2/client/user/details', {
    access: 'signed-in',
    summary:
      "Changes the basic details, or one entry of a list section. 404 if not the caller's, 409 if saved elsewhere since the version, with the current content in data.present.",
    input: z.object({
      query: z.object({ sectionId: SectionId, detailId: z.optional(Id) }),
      body: z.extend(SectionBody, { version: z.optional(ProfileVersion) }),
    }),
    output: SavedSection,
  }),

  orderDetails: put('/v2/client/user/details/order', {
    access: 'signed-in',
    summary: 'Reorders the entries of a list section. 409 if the list is no longer the one named in `from`.',
    input: z.object({ query: z.object({ sectionId: ListSectionId }), body: EntryOrder }),
    output: SectionState,
  }),

  deleteDetail: del('/v2/client/user/details', {
    access: 'signed-in',
    summary:
      "Removes an entry from a list section; repeating the call returns the same answer. 404 if not the caller's.",
    input: z.object({ query: z.object({ sectionId: SectionId, detailId: Id }) }),
    output: SectionState,
  }),

  listImportantLinks: get('/v2/client/user/important-links', {
    access: 'signed-in',
    summary: 'Lists the links of a profile. 404 for an unknown userHash.',
    input: ByHashOrOwn,
    output: z.object({ importantLinks: z.array(ImportantLinkEntry) }),
  }),

  readProfileCompletion: get('/v2/client/user/profile-completion', {
    access: 'signed-in',
    summary: "Returns how complete the caller's profile is, and what is missing.",
    output: ProfileCompletion,
  }),

  listBadges: get('/v2/client/public/user/badges', {
    access: 'public',
    summary: 'Lists the badges that a person has earned. 404 for an unknown userHash.',
    input: ByHash,
    output: z.object({ badges: z.array(Badge) }),
  }),

  listSkills: get('/v2/client/public/user/skills', {
    access: 'public',
    summary: 'Lists the skills that a person names. 404 for an unknown userHash.',
    input: ByHash,
    output: z.object({ skills: z.array(z.object({ skillId: Id, name: z.string(), level: z.string() })) }),
  }),

  applaud: post('/v2/client/public/user/applaud', {
    access: 'signed-in',
    rateLimit: { calls: 120, seconds: 600, by: 'caller' },
    summary:
      "Applauds a profile, once per person. 403 for the caller's own profile, 404 for an unknown userHash.",
    input: z.object({ body: z.object({ userHash: UserHash }) }),
    output: Applause,
  }),

  withdrawApplause: del('/v2/client/public/user/applaud', {
    access: 'signed-in',
    summary:
      "Withdraws the caller's applause; repeating the call returns the same answer. 404 for an unknown userHash.",
    input: ByHash,
    output: Applause,
  }),

  readCompletionScore: get('/v2/client/public/user/completion-score', {
    access: 'public',
    summary: 'Returns how complete a profile is, as a percentage. 404 for an unknown userHash.',
    input: ByHash,
    output: z.object({ score: z.int() }),
  }),

  readPublicProfile: get('/v2/client/public/user/details', {
    access: 'public',
    summary:
      'Returns what a person publishes: never email, phone number, pay or documents. 404 for an unknown userHash.',
    input: ByHash,
    output: z.object({
      firstName: z.string(),
      lastName: z.nullable(z.string()),
      bio: z.nullable(z.string()),
      occupation: z.nullable(z.string()),
      currentCompany: z.nullable(z.string()),
      workExperienceInMonths: z.nullable(z.int()),
      profileMedia: z.array(ProfileMedia),
      sections: PublicSections,
      projects: z.array(Project),
      /** The latest published ones. */
      recommendations: z.array(Recommendation),
      /** The number of published ones in all. */
      recommendationCount: z.int(),
      applauds: z.int(),
    }),
  }),
};

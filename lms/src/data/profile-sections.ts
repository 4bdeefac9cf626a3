import type { EntryOrder } from '@plinth/domain/profiles/entry-order';
import type { GuideProfile } from '@plinth/domain/profiles/guide-profile';
import type { ListSectionId } from '@plinth/domain/profiles/profile-sections';
import type { ProjectDraft } from '@plinth/domain/profiles/project';
import { api, uploadFile } from './api.ts';
import { callQuery } from './call-query.ts';

/** A full profile: the user's own, or what another person publishes. */
export const fullProfileQuery = (userHash: string | undefined) =>
  callQuery(['profiles', 'full-profile', userHash ?? 'own'], api.profiles.readFullProfile, {
    query: userHash === undefined ? {} : { userHash },
  });

export type FullProfile = Awaited<ReturnType<typeof api.profiles.readFullProfile>>;

/** How complete the user's profile is. */
export const profileCompletionQuery = () =>
  callQuery(['profiles', 'profile-completion'], api.profiles.readProfileCompletion, {});

/** Publishes the user's photo immediately; returns the resulting media. */
export const savePhoto = (profilePhoto: File, onProgress: (share: number) => void) =>
  uploadFile<Awaited<ReturnType<typeof api.profiles.savePhoto>>>({
    method: 'PUT',
    path: '/v1/client/user/profile/photo',
    fields: { profilePhoto },
    onProgress,
  });

/** The version that was read: a save is refused with 409 if another window has saved since. */
type Read = { version?: string | undefined };

/** Saves the fields of the guide popup; an empty profileMedia removes the photo. */
export const saveGuideProfile = (body: GuideProfile & Read) => api.profiles.saveGuideProfile({ body });

type ProfileData = Parameters<typeof api.profiles.saveProfileSections>[0]['body']['profileData'];

/** Saves parts of the user's profile, a list as a whole and in order; omitted parts are unchanged. */
export const saveProfile = (profileData: ProfileData, { version }: Read = {}) =>
  api.profiles.saveProfileSections({ body: { profileData, version } });

type Entry = { sectionId: ListSectionId; data: Record<string, unknown> };

/** Adds an entry to a list section, or changes one if detailId is given. */
export const saveEntry = async ({
  sectionId,
  detailId,
  ...body
}: Entry & Read & { detailId?: string | undefined }) => {
  if (detailId === undefined)
    await api.profiles.addDetail({ query: { sectionId }, body: { data: body.data } });
  else await api.profiles.saveDetail({ query: { sectionId, detailId }, body });
};

/** Reorders the entries of a list section; 409 if the list has changed elsewhere. */
export const orderEntries = ({ sectionId, ...body }: { sectionId: ListSectionId } & EntryOrder) =>
  api.profiles.orderDetails({ query: { sectionId }, body });

/** Removes an entry from a list section. */
export const removeEntry = (entry: { sectionId: ListSectionId; detailId: string }) =>
  api.profiles.deleteDetail({ query: entry });

/** Creates a project, or changes, hides or removes one of the user's projects. */
export const saveProject = (body: ProjectDraft) => api.profiles.saveProject({ body });

/** Adds a file to one of the user's projects; images are published with it. */
export const addProjectFile = (projectId: string, file: File, onProgress: (share: number) => void) =>
  uploadFile<Awaited<ReturnType<typeof api.documents.saveProjectDocument>>>({
    method: 'PUT',
    path: '/v1/client/user/project-document',
    fields: { projectDocument: file, projectId },
    onProgress,
  });

/** A person's published profile, readable by everyone. */
export const publicProfileQuery = (userHash: string) =>
  callQuery(['profiles', 'public-profile', userHash], api.profiles.readPublicProfile, {
    query: { userHash },
  });

/** A profile as published. */
export type PublicProfile = Awaited<ReturnType<typeof api.profiles.readPublicProfile>>;

/** The badges that a person has earned. */
export const badgesQuery = (userHash: string) =>
  callQuery(['profiles', 'badges', userHash], api.profiles.listBadges, { query: { userHash } });

/** Applauds a profile, or withdraws the applause. */
export const applaud = ({ userHash, isOn }: { userHash: string; isOn: boolean }) =>
  isOn
    ? api.profiles.applaud({ body: { userHash } })
    : api.profiles.withdrawApplause({ query: { userHash } });

/** Skips the remaining optional forms; 409 while the basic details are missing. */
export const finishProfile = () => api.profiles.saveProfileStatus({ body: { bypass: true } });

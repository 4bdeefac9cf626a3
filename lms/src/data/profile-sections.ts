import type { GuideProfile } from '@plinth/domain/profiles/guide-profile';
import type { ProfileMedia } from '@plinth/domain/profiles/profile-media';
import type { BasicDetails } from '@plinth/domain/profiles/profile-sections';
import { queryOptions } from '@tanstack/react-query';
import { api, uploadFile } from './api.ts';

/** A whole profile: the own one, or what another person publishes. */
export const fullProfileQuery = (userHash: string | undefined) =>
  queryOptions({
    queryKey: ['profiles', 'full-profile', userHash ?? 'own'],
    queryFn: ({ signal }) =>
      api.profiles.readFullProfile({ query: userHash === undefined ? {} : { userHash } }, { signal }),
  });

export type FullProfile = Awaited<ReturnType<typeof api.profiles.readFullProfile>>;

/** How complete the own profile is. */
export const profileCompletionQuery = () =>
  queryOptions({
    queryKey: ['profiles', 'profile-completion'],
    queryFn: ({ signal }) => api.profiles.readProfileCompletion({}, { signal }),
  });

/** Publishes the own photo at once; the answer is the media it makes. */
export const savePhoto = (profilePhoto: File, onProgress: (share: number) => void) =>
  uploadFile<Awaited<ReturnType<typeof api.profiles.savePhoto>>>({
    method: 'PUT',
    path: '/v1/client/user/profile/photo',
    fields: { profilePhoto },
    onProgress,
  });

/** Saves what the guide popup asks for; an empty profileMedia removes the photo (API-034..037). */
export const saveGuideProfile = (body: GuideProfile) => api.profiles.saveGuideProfile({ body });

/** Saves parts of the own profile; what is not given stays (API-028). */
export const saveProfile = (profileData: { basicDetails?: BasicDetails; profileMedia?: ProfileMedia[] }) =>
  api.profiles.saveProfileSections({ body: { profileData } });

/** Skips the optional forms that are left; 409 while the basic details are missing (API-016). */
export const finishProfile = () => api.profiles.saveProfileStatus({ body: { bypass: true } });

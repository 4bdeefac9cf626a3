import type { ProfileMedia } from '@plinth/domain/profiles/profile-media';
import type { ListSectionId, SECTION_DATA } from '@plinth/domain/profiles/profile-sections';
import { LIST_SECTION_IDS } from '@plinth/domain/profiles/profile-sections';
import { and, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Caller } from '../../api/context.ts';
import { profileDetails } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { forgetFiles } from '../documents/forget-files.ts';
import { lockProfile, refreshProfileStatus } from './profile-status.ts';
import { readProfile } from './read-profile.ts';
import { saveBasicDetails } from './save-basic-details.ts';
import { storeProfileMedia } from './store-profile-media.ts';

type Data<Id extends keyof typeof SECTION_DATA> = z.output<(typeof SECTION_DATA)[Id]>;

export type ProfileData = {
  basicDetails?: Data<'basicDetails'> | undefined;
  profileMedia?: ProfileMedia[] | undefined;
} & { [Id in ListSectionId]?: Data<Id>[] | undefined };

type Change = { profileData: ProfileData; version?: string | undefined };

/**
 * Saves the given sections together, each list replaced as a whole; omitted sections are unchanged.
 * @throws Refusal BAD_REQUEST for media that are not the caller's uploads, CONFLICT basic details saved since `version`
 */
export async function saveProfileSections(deps: Deps, caller: Caller, { profileData, version }: Change) {
  const { userId } = caller;
  const given = LIST_SECTION_IDS.filter((sectionId) => profileData[sectionId] !== undefined);
  const rows = given.flatMap((sectionId) =>
    (profileData[sectionId] ?? []).map((data, place) => ({
      userId,
      sectionId,
      data: data as Record<string, unknown>,
      place,
      createdAt: deps.now(),
    })),
  );
  const dropped = await deps.db.transaction(async (tx) => {
    await lockProfile(tx, userId);
    if (profileData.basicDetails)
      await saveBasicDetails(tx, userId, { details: profileData.basicDetails, version, now: deps.now() });
    if (given.length > 0)
      await tx
        .delete(profileDetails)
        .where(and(eq(profileDetails.userId, userId), inArray(profileDetails.sectionId, given)));
    if (rows.length > 0) await tx.insert(profileDetails).values(rows);
    const paths = profileData.profileMedia
      ? await storeProfileMedia(tx, userId, profileData.profileMedia)
      : [];
    await refreshProfileStatus(tx, userId);
    return paths;
  });
  forgetFiles(deps, 'public', dropped);
  return readProfile(deps, caller);
}

import type { GuideProfile } from '@plinth/domain/profiles/guide-profile';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { forgetFiles } from '../documents/forget-files.ts';
import { keepProfileMedia } from './keep-profile-media.ts';
import { refreshProfileStatus } from './profile-status.ts';
import { readProfile } from './read-profile.ts';

/**
 * Saves the guide profile popup; an empty profileMedia removes the photo (API-027, API-034..037).
 * @throws Refusal BAD_REQUEST for media that are not the own uploads
 */
export async function saveGuideProfile(
  deps: Deps,
  caller: Caller,
  { profileMedia, ...profile }: GuideProfile,
) {
  const dropped = await deps.db.transaction(async (tx) => {
    await tx
      .update(userProfiles)
      .set({ ...profile, updatedAt: deps.now() })
      .where(eq(userProfiles.userId, caller.userId));
    const paths = await keepProfileMedia(tx, caller.userId, profileMedia);
    await refreshProfileStatus(tx, caller.userId);
    return paths;
  });
  forgetFiles(deps, 'public', dropped);
  return readProfile(deps, caller);
}

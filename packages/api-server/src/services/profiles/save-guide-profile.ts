import type { GuideProfile } from '@plinth/domain/profiles/guide-profile';
import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { forgetFiles } from '../documents/forget-files.ts';
import { refreshProfileStatus } from './profile-status.ts';
import { readProfile } from './read-profile.ts';
import { saveBasicDetails } from './save-basic-details.ts';
import { storeProfileMedia } from './store-profile-media.ts';

/**
 * Saves the guide profile popup; an empty profileMedia removes the photo.
 * @throws Refusal BAD_REQUEST for media that are not the caller's uploads, CONFLICT saved elsewhere since `version`
 */
export async function saveGuideProfile(
  deps: Deps,
  caller: Caller,
  { profileMedia, version, ...details }: GuideProfile & { version?: string | undefined },
) {
  const dropped = await deps.db.transaction(async (tx) => {
    await saveBasicDetails(tx, caller.userId, { details, version, now: deps.now() });
    const paths = await storeProfileMedia(tx, caller.userId, profileMedia);
    await refreshProfileStatus(tx, caller.userId);
    return paths;
  });
  forgetFiles(deps, 'public', dropped);
  return readProfile(deps, caller);
}

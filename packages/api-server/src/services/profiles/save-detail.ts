import type { BasicDetails, SectionId } from '@plinth/domain/profiles/profile-sections';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { versionOf } from '../../db/queries/profiles/version-of.ts';
import { profileDetails } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { lockProfile, refreshProfileStatus } from './profile-status.ts';
import { changedElsewhere, writtenOn } from './profile-version.ts';
import { readSection } from './read-section.ts';
import { saveBasicDetails } from './save-basic-details.ts';
import { sectionData } from './section-data.ts';

type Target = { sectionId: SectionId; detailId?: string | undefined };
type Change = { data: unknown; version?: string | undefined };

/**
 * Changes the basic details, or one entry of a list section.
 * @throws Refusal BAD_REQUEST no detailId or unknown field, NOT_FOUND not own, CONFLICT saved elsewhere since `version`
 */
export async function saveDetail(
  deps: Deps,
  caller: Caller,
  { sectionId, detailId }: Target,
  change: Change,
) {
  const { version } = change;
  const data = sectionData(sectionId, change.data);
  const { userId } = caller;
  const profileStatus = await deps.db.transaction(async (tx) => {
    await lockProfile(tx, userId);
    if (sectionId === 'basicDetails')
      await saveBasicDetails(tx, userId, { details: data as BasicDetails, version, now: deps.now() });
    else {
      if (!detailId) throw refuse('BAD_REQUEST', 'Name the entry to change.');
      const own = and(
        eq(profileDetails.detailId, detailId),
        eq(profileDetails.userId, userId),
        eq(profileDetails.sectionId, sectionId),
      );
      const written = await tx
        .update(profileDetails)
        .set({ data })
        .where(and(own, writtenOn('entry', version, profileDetails, { data })));
      if (written.rowCount === 0) {
        const [present] = await tx
          .select({ data: profileDetails.data, version: versionOf('entry') })
          .from(profileDetails)
          .where(own);
        throw present
          ? changedElsewhere({ ...present.data, detailId, version: present.version })
          : refuse('NOT_FOUND', 'Entry not found in your profile.');
      }
    }
    return refreshProfileStatus(tx, userId);
  });
  return { ...(await readSection(deps, userId, sectionId)), profileStatus };
}

import type { SectionId } from '@plinth/domain/profiles/profile-sections';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { profileDetails } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { lockProfile, refreshProfileStatus } from './profile-status.ts';
import { readSection } from './read-section.ts';

/**
 * Removes an entry from a list section; an entry already removed gives the same answer.
 * @throws Refusal BAD_REQUEST for the basic details, NOT_FOUND for an entry of someone else
 */
export async function deleteDetail(
  deps: Deps,
  caller: Caller,
  { sectionId, detailId }: { sectionId: SectionId; detailId: string },
) {
  if (sectionId === 'basicDetails')
    throw refuse('BAD_REQUEST', 'The basic details can be changed, not removed.');
  const { userId } = caller;
  await deps.db.transaction(async (tx) => {
    await lockProfile(tx, userId);
    const [entry] = await tx.select().from(profileDetails).where(eq(profileDetails.detailId, detailId));
    if (!entry) return;
    if (entry.userId !== userId || entry.sectionId !== sectionId)
      throw refuse('NOT_FOUND', 'Entry not found in your profile.');
    await tx.delete(profileDetails).where(eq(profileDetails.detailId, detailId));
    await refreshProfileStatus(tx, userId);
  });
  return readSection(deps, userId, sectionId);
}

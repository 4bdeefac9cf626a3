import {
  type BasicDetails,
  SECTION_ENTRIES_MAX,
  type SectionId,
} from '@plinth/domain/profiles/profile-sections';
import { and, count, eq, max } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { profileDetails } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { equalsValues } from './equals-values.ts';
import { lockProfile, refreshProfileStatus } from './profile-status.ts';
import { readSection } from './read-section.ts';
import { saveBasicDetails } from './save-basic-details.ts';
import { sectionData } from './section-data.ts';

/**
 * Adds an entry to a section of the caller's profile; the same entry again stays one.
 * @throws Refusal BAD_REQUEST unknown field, CONFLICT when basicDetails exists or the section is full
 */
export async function addDetail(deps: Deps, caller: Caller, sectionId: SectionId, input: unknown) {
  const data = sectionData(sectionId, input);
  const { userId } = caller;
  const saved = await deps.db.transaction(async (tx) => {
    const facts = await lockProfile(tx, userId);
    if (sectionId === 'basicDetails') {
      if (facts.hasBasicDetails)
        throw refuse('CONFLICT', 'You already have basic details; change them instead.');
      await saveBasicDetails(tx, userId, {
        details: data as BasicDetails,
        version: undefined,
        now: deps.now(),
      });
      return { detailId: userId, profileStatus: await refreshProfileStatus(tx, userId) };
    }
    const ofSection = and(eq(profileDetails.userId, userId), eq(profileDetails.sectionId, sectionId));
    const [same] = await tx
      .select({ detailId: profileDetails.detailId })
      .from(profileDetails)
      .where(and(ofSection, equalsValues(profileDetails, { data })))
      .limit(1);
    // Sent again because its answer was lost.
    if (same) return { ...same, profileStatus: facts.profileStatus };
    const [held] = await tx
      .select({ entries: count(), last: max(profileDetails.place) })
      .from(profileDetails)
      .where(ofSection);
    if ((held?.entries ?? 0) >= SECTION_ENTRIES_MAX)
      throw refuse('CONFLICT', `This section takes ${SECTION_ENTRIES_MAX} entries. Remove one first.`);
    const [row] = await tx
      .insert(profileDetails)
      .values({ userId, sectionId, data, place: (held?.last ?? -1) + 1, createdAt: deps.now() })
      .returning({ detailId: profileDetails.detailId });
    if (!row) throw new Error('the entry was not stored');
    return { detailId: row.detailId, profileStatus: await refreshProfileStatus(tx, userId) };
  });
  return { ...(await readSection(deps, userId, sectionId)), ...saved };
}

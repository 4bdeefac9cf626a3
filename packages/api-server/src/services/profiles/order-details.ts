import type { EntryOrder } from '@plinth/domain/profiles/entry-order';
import type { ListSectionId } from '@plinth/domain/profiles/profile-sections';
import { and, asc, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { orderEntries } from '../../db/queries/profiles/order-entries.ts';
import { profileDetails } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { lockProfile } from './profile-status.ts';
import { readSection } from './read-section.ts';

/**
 * Reorders the entries of a section; their text and ids stay, so that a form open in another window still saves.
 * Repeating a completed move returns the same.
 * @throws Refusal CONFLICT when the list is not the one that the caller saw
 */
export async function orderDetails(
  deps: Deps,
  { userId }: Caller,
  sectionId: ListSectionId,
  { from, to }: EntryOrder,
) {
  await deps.db.transaction(async (tx) => {
    await lockProfile(tx, userId);
    const rows = await tx
      .select({ detailId: profileDetails.detailId })
      .from(profileDetails)
      .where(and(eq(profileDetails.userId, userId), eq(profileDetails.sectionId, sectionId)))
      .orderBy(asc(profileDetails.place), asc(profileDetails.detailId));
    const present = rows.map(({ detailId }) => detailId).join();
    if (present === to.join()) return;
    if (present !== from.join())
      throw refuse('CONFLICT', 'This list was changed in another window. Check it again, then move.');
    await orderEntries.run(tx, { detailIds: [...to] });
  });
  return readSection(deps, userId, sectionId);
}

import { eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { lockProfile, refreshProfileStatus } from './profile-status.ts';

/**
 * Skips the remaining forms; without bypass the status follows from what is filled in.
 * @throws Refusal CONFLICT when the basic details are missing
 */
export async function saveProfileStatus(deps: Deps, caller: Caller, { bypass }: { bypass: boolean }) {
  return deps.db.transaction(async (tx) => {
    if (!bypass) return { profileStatus: await refreshProfileStatus(tx, caller.userId) };
    const facts = await lockProfile(tx, caller.userId);
    if (facts.profileStatus === 'COMPLETED') return { profileStatus: 'COMPLETED' as const };
    if (!facts.hasBasicDetails) throw refuse('CONFLICT', 'Fill in your name and occupation first.');
    await tx
      .update(userProfiles)
      .set({ profileStatus: 'COMPLETED' })
      .where(eq(userProfiles.userId, caller.userId));
    return { profileStatus: 'COMPLETED' as const };
  });
}

import type { Caller } from '../../api/context.ts';
import { accountPreferences } from '../../db/schema/account.ts';
import type { Deps } from '../../deps.ts';
import { notActing } from './not-acting.ts';
import { readAccount } from './read-account.ts';

/** Sets the zone in which the caller sees times; null follows the device. */
export async function saveTimeZone(deps: Deps, caller: Caller, { timeZone }: { timeZone: string | null }) {
  const { userId } = notActing(caller);
  const change = { timeZone, updatedAt: deps.now() };
  await deps.db
    .insert(accountPreferences)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: accountPreferences.userId, set: change });
  return readAccount(deps, caller);
}

import { eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { users } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { loadAccount } from './load-profile.ts';
import { toUserData } from './profile-rows.ts';

/** Sets the caller's phone number, in E.164 by the schema. */
export async function savePhone(deps: Deps, caller: Caller, { phone }: { phone: string }) {
  await deps.db.update(users).set({ phone }).where(eq(users.userId, caller.userId));
  return { userData: toUserData(await loadAccount(deps, caller.userId)) };
}

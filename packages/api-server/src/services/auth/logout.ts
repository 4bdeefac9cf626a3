import { eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { sessions } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';

/** Revokes the token of this session. */
export async function logout(deps: Deps, caller: Caller) {
  await deps.db.delete(sessions).where(eq(sessions.tokenHash, caller.tokenHash));
  return { loggedOut: true as const };
}

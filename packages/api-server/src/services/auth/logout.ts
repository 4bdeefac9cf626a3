import { eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { sessions } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { forgetBrowsersOf } from '../push/forget-browsers.ts';

/** Revokes the token of this session, and stops notices to its browser. */
export async function logout(deps: Deps, caller: Caller) {
  return deps.db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(eq(sessions.tokenHash, caller.tokenHash))
      .returning({ sessionId: sessions.sessionId });
    await forgetBrowsersOf(tx, ended);
    return { loggedOut: true as const };
  });
}

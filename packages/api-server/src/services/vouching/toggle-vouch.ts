import { eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { leadConnections } from '../../db/schema/vouching.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { toConnection } from './connection-rows.ts';
import { ownConnection } from './own-connection.ts';

/**
 * Shows one of the caller's answers on the profile, or hides it. @throws Refusal NOT_FOUND not own, CONFLICT not
 * answered
 */
export async function toggleVouch(
  deps: Deps,
  caller: Caller,
  { connectionId, isShown }: { connectionId: string; isShown: boolean },
) {
  return deps.db.transaction(async (tx) => {
    const before = await ownConnection(tx, caller, connectionId);
    if (before.answer === null) throw refuse('CONFLICT', 'Only an answered question can be shown.');
    const [after] = await tx
      .update(leadConnections)
      .set({ isShown })
      .where(eq(leadConnections.connectionId, connectionId))
      .returning();
    if (!after) throw new Error('the connection went while it was locked');
    return { connection: toConnection(after) };
  });
}

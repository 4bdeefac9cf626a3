import { and, eq, ne } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import type { Transaction } from '../../db/database.ts';
import { leadConnections } from '../../db/schema/vouching.ts';
import { refuse } from '../refusal.ts';

/** Locks one of the caller's connections. @throws Refusal NOT_FOUND for anyone else's */
export async function ownConnection(tx: Transaction, { userId }: Caller, connectionId: string) {
  const [row] = await tx
    .select()
    .from(leadConnections)
    .where(
      and(
        eq(leadConnections.connectionId, connectionId),
        eq(leadConnections.userId, userId),
        ne(leadConnections.recordStatus, 'DELETED'),
      ),
    )
    .for('update');
  if (!row) throw refuse('NOT_FOUND', 'Question not found.');
  return row;
}

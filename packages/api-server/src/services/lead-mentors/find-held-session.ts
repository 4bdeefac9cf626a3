import { sessionStatusAt } from '@plinth/domain/calendar/session-status-at';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { lockRow } from '../../db/lock-row.ts';
import { liveSessions } from '../../db/schema/curriculum.ts';
import { refuse } from '../refusal.ts';

/**
 * Locks and returns a session that is over until the transaction ends, so that two concurrent records run one after the
 * other.
 * @throws Refusal NOT_FOUND no such session, CONFLICT it is not over, or was called off
 */
export async function findHeldSession(
  tx: Transaction,
  { liveSessionId, now }: { liveSessionId: string; now: Date },
): Promise<{ cohortId: string }> {
  const session = await lockRow(tx, liveSessions, eq(liveSessions.liveSessionId, liveSessionId));
  if (!session) throw refuse('NOT_FOUND', `There is no session ${liveSessionId}.`);
  const { startDate, endDate, sessionStatus } = session;
  const status = sessionStatusAt(
    { startDate: startDate.toISOString(), endDate: endDate.toISOString(), sessionStatus },
    now.toISOString(),
  );
  if (status === 'RESCHEDULED')
    throw refuse('CONFLICT', 'This session was called off; nobody can have come.');
  if (status !== 'COMPLETED')
    throw refuse('CONFLICT', `This session is not over; it ends on ${endDate.toISOString()}.`);
  return { cohortId: session.cohortId };
}

import { sessionStatusAt } from '@plinth/domain/calendar/session-status-at';
import { eq } from 'drizzle-orm';
import { lockRow } from '../../db/lock-row.ts';
import { liveSessions } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { callOff } from './call-off.ts';

/**
 * Calls a session off and notifies its mentors and the learners it concerns, not those who did not choose the elective
 * it is part of, in the transaction of the change: a mail server that is down loses nothing. A repeat changes nothing
 * and notifies no one.
 * @throws Refusal NOT_FOUND; CONFLICT it is over
 */
export async function callOffSession(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  act: StaffAct,
  liveSessionId: string,
): Promise<{ told: number }> {
  return db.transaction(async (tx) => {
    const session = await lockRow(tx, liveSessions, eq(liveSessions.liveSessionId, liveSessionId));
    if (!session) throw refuse('NOT_FOUND', 'Session not found.');
    const { startDate, endDate, sessionStatus } = session;
    if (sessionStatus === 'RESCHEDULED') return { told: 0 };
    const times = { startDate: startDate.toISOString(), endDate: endDate.toISOString() };
    if (sessionStatusAt({ ...times, sessionStatus }, now().toISOString()) === 'COMPLETED')
      throw refuse('CONFLICT', 'This session is over; it cannot be called off.');
    return { told: await callOff(tx, { now, settings }, act, session) };
  });
}

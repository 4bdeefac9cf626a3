import { didCome } from '@plinth/domain/sessions/attendance-state';
import type { AttendanceMark } from '@plinth/domain/sessions/office-session';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { sessionAttendance } from '../../db/schema/curriculum.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';

/**
 * Writes how learners took part in a session locked by the transaction, with what was recorded before; null removes the
 * record. If nothing changed, no audit row is written.
 */
export async function writeMarks(
  tx: Transaction,
  now: Date,
  act: StaffAct,
  { liveSessionId, marks }: { liveSessionId: string; marks: readonly AttendanceMark[] },
): Promise<void> {
  if (marks.length === 0) return;
  const kept = marks.flatMap(({ userId, state }) =>
    state === null ? [] : [{ liveSessionId, userId, attended: didCome(state), state }],
  );
  const dropped = marks.flatMap(({ userId, state }) => (state === null ? [userId] : []));
  if (kept.length > 0)
    await tx
      .insert(sessionAttendance)
      .values(kept)
      .onConflictDoUpdate({
        target: [sessionAttendance.liveSessionId, sessionAttendance.userId],
        set: { attended: sql`excluded.attended`, state: sql`excluded.state` },
      });
  if (dropped.length > 0)
    await tx
      .delete(sessionAttendance)
      .where(
        and(eq(sessionAttendance.liveSessionId, liveSessionId), inArray(sessionAttendance.userId, dropped)),
      );
  await recordAudit(tx, now, act, {
    action: 'sessions.attendance',
    details: { liveSessionId },
    before: Object.fromEntries(marks.map(({ userId, seen }) => [userId, seen])),
    after: Object.fromEntries(marks.map(({ userId, state }) => [userId, state])),
  });
}

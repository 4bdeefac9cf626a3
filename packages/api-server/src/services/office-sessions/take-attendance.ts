import { didCome } from '@plinth/domain/sessions/attendance-state';
import type { AttendanceMark } from '@plinth/domain/sessions/office-session';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { findHeldSession } from '../lead-mentors/find-held-session.ts';
import { refuse } from '../refusal.ts';
import { listLeftOut } from './list-left-out.ts';
import { readRoster } from './read-roster.ts';
import { writeMarks } from './write-marks.ts';

/**
 * Records the participation of many learners, all or none; null removes a record.
 * @throws Refusal NOT_FOUND no such session or learner, or one who neither chose its elective nor came; CONFLICT changed
 * since, not over, or called off
 */
export async function takeAttendance(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { liveSessionId, marks }: { liveSessionId: string; marks: readonly AttendanceMark[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    await findHeldSession(tx, { liveSessionId, now: now() });
    const { learners } = await readRoster(tx, liveSessionId);
    const leftOut = await listLeftOut(tx, liveSessionId);
    const found = new Map(learners.map(({ userId, state }) => [userId, state]));
    if (marks.some(({ userId }) => !found.has(userId)))
      throw refuse('NOT_FOUND', 'One of these people is not a learner in this session.');
    const changed = marks.filter(({ userId, state }) => found.get(userId) !== state);
    const isUnexpected = (userId: string) => leftOut.has(userId) && found.get(userId) === null;
    if (changed.some(({ userId, state }) => isUnexpected(userId) && !(state && didCome(state))))
      throw refuse(
        'NOT_FOUND',
        'One of these people did not choose the elective of this session. Record them only if they came.',
      );
    if (changed.some(({ userId, seen }) => found.get(userId) !== seen))
      throw refuse('CONFLICT', 'Someone else has just recorded this session. Check it again.');
    await writeMarks(tx, now(), act, { liveSessionId, marks: changed });
  });
}

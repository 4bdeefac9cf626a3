import { didCome } from '@plinth/domain/sessions/attendance-state';
import type { AttendanceMark } from '@plinth/domain/sessions/office-session';
import type { Deps } from '../../deps.ts';
import { COMMAND } from '../audit-entries/record-audit.ts';
import { readRoster } from '../office-sessions/read-roster.ts';
import { writeMarks } from '../office-sessions/write-marks.ts';
import { firstAddresses } from '../people/first-addresses.ts';
import { refuse } from '../refusal.ts';
import { findHeldSession } from './find-held-session.ts';

/** Addresses of learners, lower-case; none is in both lists. */
type Marks = { liveSessionId: string; came: readonly string[]; absent: readonly string[] };

/**
 * Records for single learners whether they came to a session, all or none; the last record counts. A learner recorded
 * as late or excused stays so if that means the same.
 * @throws Refusal NOT_FOUND no such session, or a person who is no learner of its cohort; CONFLICT it is not over, or
 * was called off
 */
export async function markAttendance(
  deps: Pick<Deps, 'db' | 'now'>,
  { liveSessionId, came, absent }: Marks,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await findHeldSession(tx, { liveSessionId, now: deps.now() });
    const { learners } = await readRoster(tx, liveSessionId);
    const firstOf = await firstAddresses(tx, [...came, ...absent]);
    const [present, missed] = [new Set(came.map(firstOf)), new Set(absent.map(firstOf))];
    const known = new Set(learners.map(({ emailId }) => emailId));
    const missing = [...new Set([...came, ...absent])].filter((address) => !known.has(firstOf(address)));
    if (missing.length > 0)
      throw refuse('NOT_FOUND', `No learner of this cohort has the address ${missing.join(', ')}.`);
    const marks = learners.flatMap<AttendanceMark>(({ userId, emailId, state }) => {
      if (present.has(emailId) && (state === null || !didCome(state)))
        return [{ userId, state: 'PRESENT', seen: state }];
      if (missed.has(emailId) && (state === null || didCome(state)))
        return [{ userId, state: 'ABSENT', seen: state }];
      return [];
    });
    await writeMarks(tx, deps.now(), COMMAND, { liveSessionId, marks });
  });
}

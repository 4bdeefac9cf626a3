import { sql } from 'drizzle-orm';
import { auditEntries } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { findHeldSession } from './find-held-session.ts';

/** Addresses of learners, lower-case; none stands on both sides. */
type Marks = { liveSessionId: string; came: readonly string[]; absent: readonly string[] };

/**
 * Writes down of single learners whether they came to a session, all or none; the last word counts. Leaves an audit row.
 * @throws Refusal NOT_FOUND no such session, or somebody who is no learner of its cohort; CONFLICT it is not over, or
 *   was called off
 */
export async function markAttendance(
  deps: Pick<Deps, 'db' | 'now'>,
  { liveSessionId, came, absent }: Marks,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { cohortId } = await findHeldSession(tx, { liveSessionId, now: deps.now() });
    const asked = [...new Set([...came, ...absent])];
    const { rows } = await tx.execute<{ user_id: string; email_id: string }>(sql`
      select u.user_id, u.email_id from enrolments e join users u using (user_id)
      where e.cohort_id = ${cohortId} and e.state not in ('TRANSFERRED', 'CANCELLED')
        and u.email_id = any(${sql.param(asked)}::text[])`);
    const missing = asked.filter((address) => !rows.some(({ email_id }) => email_id === address));
    if (missing.length > 0)
      throw refuse('NOT_FOUND', `No learner of this cohort has the address ${missing.join(', ')}.`);
    const userIds = rows.map(({ user_id }) => user_id);
    const present = rows.filter(({ email_id }) => came.includes(email_id)).map(({ user_id }) => user_id);
    await tx.execute(sql`
      insert into session_attendance (live_session_id, user_id, attended)
      select ${liveSessionId}, u, u = any(${sql.param(present)}::uuid[]) from unnest(${sql.param(userIds)}::uuid[]) u
      on conflict (live_session_id, user_id) do update set attended = excluded.attended`);
    await tx
      .insert(auditEntries)
      .values({ action: 'mark-attendance', details: { liveSessionId, userIds, present } });
  });
}

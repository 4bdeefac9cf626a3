import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import { sql } from 'drizzle-orm';
import { auditEntries } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { findHeldSession } from './find-held-session.ts';

type Person = { user_id: string; email_id: string; state: CohortUserState | null; was_here: boolean };

/**
 * Takes a meeting provider's list of who was in a session. Learners in it came; of the others who had the course open,
 * it is recorded that they did not, unless something is recorded already: so the same list again changes nothing, a
 * second list adds to the first, and what staff put right by hand (`markAttendance`) stays. Leaves an audit row.
 * @param came lower-case addresses, each once
 * @returns how many are recorded as present, of how many; and the addresses that are nobody's of the cohort
 * @throws Refusal NOT_FOUND no such session, CONFLICT it is not over, or was called off
 */
export async function recordParticipants(
  deps: Pick<Deps, 'db' | 'now'>,
  { liveSessionId, came }: { liveSessionId: string; came: readonly string[] },
): Promise<{ attended: number; recorded: number; unmatched: string[] }> {
  return deps.db.transaction(async (tx) => {
    const { cohortId } = await findHeldSession(tx, { liveSessionId, now: deps.now() });
    const { rows: people } = await tx.execute<Person>(sql`
      select u.user_id, u.email_id, e.state, e.enrolled_at < s.end_date as was_here
      from live_sessions s
      join enrolments e on e.cohort_id = s.cohort_id and e.state not in ('TRANSFERRED', 'CANCELLED')
      join users u using (user_id)
      where s.live_session_id = ${liveSessionId}
      union all
      select u.user_id, u.email_id, null, false from cohort_mentors m join users u using (user_id)
      where m.cohort_id = ${cohortId}`);
    const named = new Set(came);
    const learners = people.filter(
      ({ email_id, state, was_here }) =>
        state !== null && (named.has(email_id) || (was_here && learnerMay(state, 'everything'))),
    );
    const userIds = learners.map(({ user_id }) => user_id);
    const present = learners.filter(({ email_id }) => named.has(email_id)).map(({ user_id }) => user_id);
    const { rowCount } = await tx.execute(sql`
      insert into session_attendance (live_session_id, user_id, attended)
      select ${liveSessionId}, u, u = any(${sql.param(present)}::uuid[]) from unnest(${sql.param(userIds)}::uuid[]) u
      on conflict (live_session_id, user_id) do update set attended = true
      where excluded.attended and not session_attendance.attended`);
    if (rowCount)
      await tx.insert(auditEntries).values({
        action: 'record-participants',
        details: { liveSessionId, participants: came.length, changed: rowCount },
      });
    const { rows } = await tx.execute<{ attended: number; recorded: number }>(sql`
      select count(*) filter (where attended)::int as attended, count(*)::int as recorded
      from session_attendance where live_session_id = ${liveSessionId}`);
    const known = new Set(people.map(({ email_id }) => email_id));
    const { attended = 0, recorded = 0 } = rows[0] ?? {};
    return { attended, recorded, unmatched: came.filter((address) => !known.has(address)) };
  });
}

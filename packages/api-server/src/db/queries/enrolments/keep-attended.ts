import { sql } from 'drizzle-orm';
import { instant, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Records the nodes of the sessions that a learner attended in a cohort as completed there, as attendance itself stays
 * with the cohort whose session it was. Sessions that were called off do not count.
 */
export const keepAttended = statement({
  params: { userId: uuid, from: uuid, now: instant },
  sql: ({ userId, from, now }) => sql`
    insert into node_progress (cohort_id, user_id, node_id, state, started_at, completed_at)
    select s.cohort_id, a.user_id, s.node_id, 'COMPLETED', least(s.start_date, ${now}), least(s.end_date, ${now})
    from live_sessions s join session_attendance a using (live_session_id)
    where s.cohort_id = ${from} and a.user_id = ${userId} and a.attended and s.session_status <> 'RESCHEDULED'
    on conflict (cohort_id, user_id, node_id) do update
      set state = 'COMPLETED', completed_at = coalesce(node_progress.completed_at, excluded.completed_at)`,
});

import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { BatchName } from '../cohorts/find-batch.ts';
import { refuse } from '../refusal.ts';

export type StaffSession = {
  liveSessionId: string;
  startDate: string;
  title: string | null;
  leadMentor: string | null;
  attended: number;
  /** Of how many learners it is recorded whether they came; 0 until somebody has recorded it. */
  recorded: number;
  ratings: number;
};

/** The sessions of a cohort for staff, by their start. @throws Refusal NOT_FOUND no such cohort */
export async function listSessions({ db }: Pick<Deps, 'db'>, batch: BatchName): Promise<StaffSession[]> {
  const found = await db.execute<{ cohort_id: string }>(
    sql`select cohort_id from cohorts where product_id = ${batch.productId} and batch_number = ${batch.batchNumber}`,
  );
  const [cohort] = found.rows;
  if (!cohort) throw refuse('NOT_FOUND', `There is no cohort ${batch.productId}-${batch.batchNumber}.`);
  const { rows } = await db.execute<StaffSession>(sql`
    select s.live_session_id as "liveSessionId", s.start_date as "startDate", n.meta ->> 'title' as title,
      (select u.email_id from users u where u.user_id = s.mentor_id) as "leadMentor",
      (select count(*)::int from session_attendance a where a.live_session_id = s.live_session_id and a.attended) as attended,
      (select count(*)::int from session_attendance a where a.live_session_id = s.live_session_id) as recorded,
      (select count(*)::int from session_feedback f join feedback_responses r using (event_id)
        where f.live_session_id = s.live_session_id and not r.is_skipped) as ratings
    from live_sessions s join course_nodes n using (node_id)
    where s.cohort_id = ${cohort.cohort_id} order by s.start_date, s.live_session_id`);
  return rows.map((row) => ({ ...row, startDate: new Date(row.startDate).toISOString() }));
}

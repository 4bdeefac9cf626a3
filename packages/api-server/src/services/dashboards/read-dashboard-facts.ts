import type { Pool } from 'pg';
import { readTogether } from '../../api/read-together.ts';
import {
  type CohortFacts,
  type FactsKey,
  type FactsRow,
  factsText,
  factsValues,
  sameFacts,
  toCohortFacts,
} from '../curriculum/read-cohort-facts.ts';

/** nodeId, credits in all, in the last seven days, in the seven before. */
type CreditsOfNode = [nodeId: string, credits: number, lastWeek: number, weekBefore: number];

/** What the dashboard reads of one person beside the curriculum; what follows from it is worked out in memory. */
export type DashboardFacts = {
  showCoachmarks: boolean;
  /** The sessions of which it is recorded whether the person came. */
  recorded: [liveSessionId: string, attended: boolean][];
  credits: CreditsOfNode[];
  /** Null where the cohort shows no leaderboard; `ahead` are the learners with more credits. */
  board: { credits: number; learners: number; ahead: number } | null;
  queries: { total: number; unanswered: number; answered: number; resolved: number };
  handIns: [nodeId: string, submittedAt: string, isReviewed: boolean][];
  quizzes: [nodeId: string, completedAt: string | null][];
  /** The newest tip of each session that is not over, by the id of the session. */
  tips: Record<string, string> | null;
};

const columns = `, coalesce(e.show_coachmarks, false) as "showCoachmarks",
    (select coalesce(json_agg(json_build_array(a.live_session_id, a.attended)), '[]') from live_sessions s
      join session_attendance a using (live_session_id)
      where s.cohort_id = c.cohort_id and a.user_id = k.user_id) as recorded,
    (select coalesce(json_agg(json_build_array(n.node_id, n.credits, n.last_week, n.week_before)), '[]')
      from (select node_id, sum(credits) as credits,
          coalesce(sum(credits) filter (where created_at > $3::timestamptz - interval '7 days'), 0) as last_week,
          coalesce(sum(credits) filter (where created_at > $3::timestamptz - interval '14 days'
            and created_at <= $3::timestamptz - interval '7 days'), 0) as week_before
        from credit_entries where cohort_id = c.cohort_id and user_id = k.user_id and created_at <= $3 group by node_id) n) as credits,
    case when c.is_leader_board_allowed or c.is_localized_leaderboard then (
      select json_build_object('credits', coalesce(m.credits, 0), 'learners', count(*),
        'ahead', count(*) filter (where t.credits > coalesce(m.credits, 0)))
      from enrolments l left join credit_totals t using (cohort_id, user_id)
      where l.cohort_id = c.cohort_id and l.state not in ('TRANSFERRED', 'CANCELLED')) end as board,
    (select json_build_object('total', count(*), 'unanswered', count(*) filter (where q.state = 'UNANSWERED'),
        'answered', count(*) filter (where q.state = 'ANSWERED'), 'resolved', count(*) filter (where q.state = 'RESOLVED'))
      from mentor_queries q where q.cohort_id = c.cohort_id and q.asked_by_id = k.user_id) as queries,
    (select coalesce(json_agg(json_build_array(r.node_id, r.submitted_at, r.review_status = 'REVIEWED')), '[]')
      from reports r where r.cohort_id = c.cohort_id and r.user_id = k.user_id and r.submitted_at is not null) as "handIns",
    (select coalesce(json_agg(json_build_array(f.node_id, f.at)), '[]')
      from (select node_id, max(completed_at) as at from form_responses
        where user_id = k.user_id and cohort_id = c.cohort_id and node_id is not null and status = 'COMPLETED'
        group by node_id) f) as quizzes,
    (select json_object_agg(l.live_session_id, l.content) from (
      select distinct on (s.live_session_id) s.live_session_id, t.content
      from live_sessions s join session_tips t using (live_session_id)
      where s.cohort_id = c.cohort_id and s.end_date > $3
      order by s.live_session_id, t.created_at desc, t.tip_id desc) l) as tips`;

const text = factsText(
  columns,
  'left join credit_totals m on m.cohort_id = c.cohort_id and m.user_id = k.user_id',
);

/** The curriculum's facts and everything else of the learner dashboard; null when there is no such cohort. */
export type FindDashboardFacts = (
  key: FactsKey,
) => Promise<{ cohort: CohortFacts; own: DashboardFacts } | null>;

/** Reads dashboards, those that are opened together in one round trip. */
export const createFindDashboardFacts = (pool: Pool, now: () => Date): FindDashboardFacts =>
  readTogether<FactsKey, { cohort: CohortFacts; own: DashboardFacts }>(async (keys) => {
    const { rows } = await pool.query<FactsRow & DashboardFacts>({
      name: 'dashboard-facts',
      text,
      values: [...factsValues(keys), now()],
    });
    const found = new Map(rows.map((row) => [row.n, { cohort: toCohortFacts(row), own: row }]));
    return keys.map((_, index) => found.get(index + 1) ?? null);
  }, sameFacts);

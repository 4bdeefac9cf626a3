import type { Deps } from '../../deps.ts';
import {
  type CohortFacts,
  type FactsRow,
  factsText,
  toCohortFacts,
} from '../curriculum/read-cohort-facts.ts';
import { refuse } from '../refusal.ts';

/** nodeId, credits in all, in the last seven days, in the seven before. */
type CreditsOfNode = [nodeId: string, credits: number, lastWeek: number, weekBefore: number];

/** What the dashboard reads of one person beside the curriculum; what follows from it is worked out in memory. */
export type DashboardFacts = {
  showCoachmarks: boolean;
  /** Live sessions attended. */
  attended: string[];
  credits: CreditsOfNode[];
  /** Null where the cohort shows no leaderboard; `ahead` are the learners with more credits. */
  board: { credits: number; learners: number; ahead: number } | null;
  queries: { total: number; unanswered: number; answered: number; resolved: number };
  handIns: [nodeId: string, submittedAt: string, isReviewed: boolean][];
  quizzes: [nodeId: string, completedAt: string | null][];
};

const columns = `, coalesce(e.show_coachmarks, false) as "showCoachmarks",
    (select coalesce(json_agg(a.live_session_id), '[]') from live_sessions s
      join session_attendance a using (live_session_id)
      where s.cohort_id = $1 and a.user_id = $2 and a.attended) as attended,
    (select coalesce(json_agg(json_build_array(n.node_id, n.credits, n.last_week, n.week_before)), '[]')
      from (select node_id, sum(credits) as credits,
          coalesce(sum(credits) filter (where created_at > $3::timestamptz - interval '7 days'), 0) as last_week,
          coalesce(sum(credits) filter (where created_at > $3::timestamptz - interval '14 days'
            and created_at <= $3::timestamptz - interval '7 days'), 0) as week_before
        from credit_entries where cohort_id = $1 and user_id = $2 and created_at <= $3 group by node_id) n) as credits,
    case when c.is_leader_board_allowed or c.is_localized_leaderboard then (
      select json_build_object('credits', coalesce(m.credits, 0), 'learners', count(*),
        'ahead', count(*) filter (where t.credits > coalesce(m.credits, 0)))
      from enrolments l left join credit_totals t using (cohort_id, user_id)
      where l.cohort_id = $1 and l.state not in ('TRANSFERRED', 'CANCELLED')) end as board,
    (select json_build_object('total', count(*), 'unanswered', count(*) filter (where q.state = 'UNANSWERED'),
        'answered', count(*) filter (where q.state = 'ANSWERED'), 'resolved', count(*) filter (where q.state = 'RESOLVED'))
      from mentor_queries q where q.cohort_id = $1 and q.asked_by_id = $2) as queries,
    (select coalesce(json_agg(json_build_array(r.node_id, r.submitted_at, r.review_status = 'REVIEWED')), '[]')
      from reports r where r.cohort_id = $1 and r.user_id = $2 and r.submitted_at is not null) as "handIns",
    (select coalesce(json_agg(json_build_array(f.node_id, f.at)), '[]')
      from (select node_id, max(completed_at) as at from form_responses
        where user_id = $2 and cohort_id = $1 and node_id is not null and status = 'COMPLETED'
        group by node_id) f) as quizzes`;

const text = factsText(columns, 'left join credit_totals m on m.cohort_id = c.cohort_id and m.user_id = $2');

/** The curriculum's facts and everything else of the learner dashboard, in one round trip. @throws Refusal NOT_FOUND */
export async function readDashboardFacts(
  deps: Deps,
  cohortId: string,
  userId: string,
): Promise<{ cohort: CohortFacts; own: DashboardFacts }> {
  const { rows } = await deps.pool.query<FactsRow & DashboardFacts>({
    name: 'dashboard-facts',
    text,
    values: [cohortId, userId, deps.now()],
  });
  const [row] = rows;
  if (!row) throw refuse('NOT_FOUND', 'There is no such cohort.');
  return { cohort: toCohortFacts(cohortId, row), own: row };
}

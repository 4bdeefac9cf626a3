import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { factsColumns, factsKeys, factsOf } from '../curriculum/list-facts.ts';
import { flag, instant, json, nullable } from '../kinds.ts';
import { statement } from '../statement.ts';

const id = z.string();
const count = z.number();

/**
 * Lists what the dashboards of several people read: the facts of their cohorts, and their data outside the curriculum.
 */
export const listDashboardFacts = statement({
  name: 'dashboard-facts',
  params: { ...factsKeys, now: instant },
  columns: {
    ...factsColumns,
    showCoachmarks: flag,
    /** nodeId, total credits, those of the last seven days, those of the seven days before. */
    credits: json(z.array(z.tuple([id, count, count, count]))),
    /** Null if the cohort shows no leaderboard; `ahead` counts the learners with more credits. */
    board: nullable(json(z.object({ credits: count, learners: count, ahead: count }))),
    queries: json(z.object({ total: count, unanswered: count, answered: count, resolved: count })),
    /** nodeId, when it was handed in, whether it is reviewed. */
    handIns: json(z.array(z.tuple([id, z.string(), z.boolean()]))),
    /** nodeId, when it was completed. */
    quizzes: json(z.array(z.tuple([id, z.nullable(z.string())]))),
    /** The newest tip of each session that is not over, by session id. */
    tips: nullable(json(z.record(z.string(), z.string()))),
  },
  sql: ({ now, ...keys }) =>
    factsOf(
      keys,
      sql`, coalesce(e.show_coachmarks, false) as "showCoachmarks",
        (select coalesce(json_agg(json_build_array(n.node_id, n.credits, n.last_week, n.week_before)), '[]')
          from (select node_id, sum(credits) as credits,
              coalesce(sum(credits) filter (where created_at > ${now} - interval '7 days'), 0) as last_week,
              coalesce(sum(credits) filter (where created_at > ${now} - interval '14 days'
                and created_at <= ${now} - interval '7 days'), 0) as week_before
            from credit_entries
            where cohort_id = c.cohort_id and user_id = k.user_id and created_at <= ${now} group by node_id) n) as credits,
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
          where s.cohort_id = c.cohort_id and s.end_date > ${now}
          order by s.live_session_id, t.created_at desc, t.tip_id desc) l) as tips`,
      sql`left join credit_totals m on m.cohort_id = c.cohort_id and m.user_id = k.user_id`,
    ),
});

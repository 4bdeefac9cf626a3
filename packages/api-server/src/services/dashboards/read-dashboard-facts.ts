import type { NodeKind } from '@plinth/domain/curriculum/node-kind';
import type { Deps } from '../../deps.ts';

/** What the dashboard counts in the database. */
export type DashboardFacts = {
  showCoachmarks: boolean;
  attended: number;
  sessions: number;
  lastWeek: number;
  weekBefore: number;
  /** Null where the cohort shows no leaderboard. */
  leaderboard: { rank: number | null; credits: number; learners: number } | null;
  queries: { total: number; unanswered: number; answered: number; resolved: number };
  skills: { skillId: string; name: string; icon: string; credits: number; totalCredits: number }[];
  showcase: { submittedTasks: number; reviewedTasks: number; completedQuizzes: number };
  latest: { nodeId: string; title: string | null; type: NodeKind; completedAt: string }[];
};

const text = `with mine as (
    select coalesce(sum(credits), 0)::int as credits,
      coalesce(sum(credits) filter (where created_at > $3::timestamptz - interval '7 days'), 0)::int as last_week,
      coalesce(sum(credits) filter (where created_at > $3::timestamptz - interval '14 days' and created_at <= $3::timestamptz - interval '7 days'), 0)::int as week_before
    from credit_entries where cohort_id = $1 and user_id = $2 and created_at <= $3
  ), held as (
    select s.live_session_id from live_sessions s
    where s.cohort_id = $1 and s.end_date <= $3 and s.session_status <> 'RESCHEDULED'
  )
  select coalesce(e.show_coachmarks, false) as "showCoachmarks",
    (select count(*)::int from held) as sessions,
    (select count(*)::int from held join session_attendance a using (live_session_id)
      where a.user_id = $2 and a.attended) as attended,
    mine.last_week as "lastWeek", mine.week_before as "weekBefore",
    case when c.is_leader_board_allowed or c.is_localized_leaderboard then (
      select json_build_object('credits', mine.credits, 'learners', count(*),
        'rank', case when mine.credits > 0 then 1 + count(*) filter (where o.credits > mine.credits) end)
      from (select l.user_id, coalesce(sum(r.credits), 0) as credits from enrolments l
        left join credit_entries r on r.cohort_id = l.cohort_id and r.user_id = l.user_id
        where l.cohort_id = $1 and l.state not in ('TRANSFERRED', 'CANCELLED') group by l.user_id) o) end as leaderboard,
    (select json_build_object('total', count(*), 'unanswered', count(*) filter (where q.state = 'UNANSWERED'),
        'answered', count(*) filter (where q.state = 'ANSWERED'), 'resolved', count(*) filter (where q.state = 'RESOLVED'))
      from mentor_queries q where q.cohort_id = $1 and q.asked_by_id = $2) as queries,
    (select coalesce(json_agg(json_build_object('skillId', s.skill_id, 'name', s.name, 'icon', s.icon,
        'credits', s.credits, 'totalCredits', s.total) order by s.name), '[]')
      from (select k.skill_id, k.name, k.icon, coalesce(sum(n.credits), 0)::int as total, coalesce(sum(r.credits), 0)::int as credits
        from course_nodes n join node_skills using (node_id) join skills k using (skill_id)
        left join (select node_id, sum(credits) as credits from credit_entries
          where cohort_id = $1 and user_id = $2 group by node_id) r using (node_id)
        where n.course_id = c.course_id group by k.skill_id, k.name, k.icon) s) as skills,
    (select json_build_object('submittedTasks', count(*), 'reviewedTasks', count(*) filter (where r.review_status = 'REVIEWED'),
        'completedQuizzes', (select count(distinct f.node_id) from form_responses f
          where f.cohort_id = $1 and f.user_id = $2 and f.node_id is not null and f.status = 'COMPLETED'))
      from reports r where r.cohort_id = $1 and r.user_id = $2 and r.submitted_at is not null) as showcase,
    (select coalesce(json_agg(json_build_object('nodeId', d.node_id, 'title', d.title, 'type', d.type,
        'completedAt', d.at) order by d.at desc), '[]')
      from (select n.node_id, n.meta ->> 'title' as title, n.type, max(x.at) as at
        from (select node_id, submitted_at as at from reports
            where cohort_id = $1 and user_id = $2 and submitted_at is not null
          union all select node_id, completed_at from form_responses
            where cohort_id = $1 and user_id = $2 and status = 'COMPLETED' and completed_at is not null) x
        join course_nodes n using (node_id)
        group by n.node_id order by at desc limit 5) d) as latest
  from cohorts c cross join mine left join enrolments e on e.cohort_id = c.cohort_id and e.user_id = $2
  where c.cohort_id = $1`;

/** Everything of the learner dashboard that is not in the course tree, in one round trip. */
export async function readDashboardFacts(
  deps: Deps,
  cohortId: string,
  userId: string,
): Promise<DashboardFacts> {
  const { rows } = await deps.pool.query<DashboardFacts>({
    name: 'dashboard-facts',
    text,
    values: [cohortId, userId, deps.now()],
  });
  if (!rows[0]) throw new Error('a member of a cohort that does not exist');
  return rows[0];
}

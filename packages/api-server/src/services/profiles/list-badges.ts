import { CREDIT_BADGES } from '@plinth/domain/profiles/badge';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

type Row = { badges: { badgeId: string; title: string; icon: string; earnedAt: string }[] };

const text = `select (select coalesce(json_agg(json_build_object('badgeId', b.id, 'title', b.title, 'icon', b.icon,
    'earnedAt', b.at) order by b.at desc, b.id), '[]') from (
  select 'course:' || e.cohort_id as id, c.course_title || ' completed' as title, 'award' as icon,
    coalesce(t.time, e.enrolled_at) as at
  from enrolments e join cohorts c using (cohort_id)
  left join cohort_timelines t on t.cohort_id = c.cohort_id and t.key = 'COURSE_COMPLETION_DATE'
  where e.user_id = u.user_id and e.state = 'COMPLETED'
  union all
  select 'credits:' || s.cohort_id || ':' || g.goal, g.goal || ' credits in ' || c.course_title, 'medal', min(s.created_at)
  from (select cohort_id, created_at, sum(credits) over (partition by cohort_id order by created_at, credit_id) as total
    from credit_entries where user_id = u.user_id) s
  join unnest($2::int[]) as g(goal) on s.total >= g.goal
  join cohorts c on c.cohort_id = s.cohort_id
  group by s.cohort_id, g.goal, c.course_title) b) as badges
from users u where u.user_hash = $1`;

/** What a person has earned: completed courses and sums of credits (API-046). @throws Refusal NOT_FOUND */
export async function listBadges(deps: Deps, userHash: string) {
  const { rows } = await deps.pool.query<Row>({
    name: 'badges',
    text,
    values: [userHash, [...CREDIT_BADGES]],
  });
  if (!rows[0]) throw refuse('NOT_FOUND', 'There is no such profile.');
  return {
    badges: rows[0].badges.map((badge) => ({ ...badge, earnedAt: new Date(badge.earnedAt).toISOString() })),
  };
}

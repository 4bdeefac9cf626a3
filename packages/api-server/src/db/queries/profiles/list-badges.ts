import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { integer, json, listOf, text } from '../kinds.ts';
import { statement } from '../statement.ts';

/** Lists what the owner of a public handle has earned: completed courses, and credit sums that reach a goal. */
export const listBadges = statement({
  name: 'badges',
  params: { userHash: text, goals: listOf(integer) },
  columns: {
    badges: json(
      z.array(
        z.object({
          badgeId: z.string(),
          title: z.string(),
          icon: z.enum(['award', 'medal']),
          earnedAt: z.string(),
        }),
      ),
    ),
  },
  sql: ({ userHash, goals }) => sql`
    select (select coalesce(json_agg(json_build_object('badgeId', b.id, 'title', b.title, 'icon', b.icon,
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
      join unnest(${goals}) as g(goal) on s.total >= g.goal
      join cohorts c on c.cohort_id = s.cohort_id
      group by s.cohort_id, g.goal, c.course_title) b) as badges
    from users u where u.user_hash = ${userHash}`,
});

import { GuidePlace } from '@plinth/domain/leaderboards/guide-leaderboard';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { integer, json, nullable, uuid } from '../kinds.ts';
import { photoOfUser } from '../profiles/photo-of-user.ts';
import { statement } from '../statement.ts';

const entryJson = sql`json_build_object('userId', b.user_id, 'firstName', p.first_name,
  'photo', ${photoOfUser('b.user_id')}, 'level', b.level, 'rank', b.rank, 'score', b.score)`;

/**
 * Ranks a page of a cohort's guides, best first; a verdict counts even if a later hand-in followed, as in `turnaround`.
 * The level is by the share of the best guide's score, in thirds.
 */
export const rankGuides = statement({
  name: 'guide-leaderboard',
  params: { cohortId: uuid, userId: uuid, limit: integer, offset: integer },
  columns: { total: integer, leaderboard: json(z.array(GuidePlace)), me: nullable(json(GuidePlace)) },
  sql: ({ cohortId, userId, limit, offset }) => sql`
    with work as (
      select answered_by_id as user_id, count(*) as done from mentor_queries
        where cohort_id = ${cohortId} and answered_by_id is not null group by 1
      union all
      select reviewed_by_id, count(*) from reports
        where cohort_id = ${cohortId} and reviewed_by_id is not null and review_status in ('REVIEWED', 'REJECTED') group by 1
      union all
      select v.reviewed_by_id, count(*) from report_versions v join reports r using (report_id)
        where r.cohort_id = ${cohortId} and v.reviewed_by_id is not null group by 1
    ), scored as (
      select m.user_id, coalesce((select sum(w.done) from work w where w.user_id = m.user_id), 0)::int as score
      from cohort_mentors m where m.cohort_id = ${cohortId} and m.role = 'INDUSTRIAL_GUIDE'
    ), b as (
      select *, rank() over (order by score desc)::int as rank,
        case when max(score) over () = 0 or score * 3 < max(score) over () then 1
          when score * 3 < 2 * max(score) over () then 2 else 3 end as level
      from scored
    ), page as (
      select * from b order by rank, user_id limit ${limit} offset ${offset}
    )
    select (select count(*)::int from b) as total,
      coalesce((select json_agg(${entryJson} order by b.rank, b.user_id)
        from page b join user_profiles p using (user_id)), '[]') as leaderboard,
      (select ${entryJson} from b join user_profiles p using (user_id) where b.user_id = ${userId}) as me`,
});

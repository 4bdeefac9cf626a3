import { EARNING_CATEGORIES } from '@plinth/domain/earnings/earning-category';
import { TopMentor } from '@plinth/domain/impact/top-mentors';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { workDone } from '../earnings/work-done.ts';
import { instant, integer, json, oneOf } from '../kinds.ts';
import { photoOfUser } from '../profiles/photo-of-user.ts';
import { statement } from '../statement.ts';

/**
 * Ranks the mentors who did most of each kind of work between two moments: the first of each kind; equal work shares a
 * rank.
 */
export const rankMentors = statement({
  params: { since: instant, now: instant, most: integer },
  columns: { category: oneOf(EARNING_CATEGORIES), mentors: json(z.array(TopMentor)) },
  sql: ({ since, now, most }) => sql`
    with work as (${workDone(since, now)}
    ), counted as (
      select w.category, w.user_id, count(*)::int as value,
        rank() over (partition by w.category order by count(*) desc)::int as rank
      from work w join users u using (user_id)
      where u.roles && array['INDUSTRIAL_GUIDE', 'LEAD_MENTOR'] group by w.category, w.user_id
    ), placed as (
      select *, row_number() over (partition by category order by rank, user_id) as place from counted
    )
    select c.category, json_agg(json_build_object('userHash', u.user_hash, 'firstName', p.first_name,
      'lastName', p.last_name, 'photo', ${photoOfUser('c.user_id')}, 'value', c.value, 'rank', c.rank)
      order by c.place) as mentors
    from placed c join users u using (user_id) join user_profiles p using (user_id)
    where c.place <= ${most} group by c.category`,
});

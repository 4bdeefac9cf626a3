import { EARNING_CATEGORIES } from '@plinth/domain/earnings/earning-category';
import { TOP_MENTORS, TOP_MENTORS_DAYS, type TopMentors } from '@plinth/domain/impact/top-mentors';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { workDone } from '../earnings/work-done.ts';
import { photoOfUser } from '../profiles/profile-rows.ts';

const DAY_MS = 86_400_000;

/** The mentors who did most of each kind of work within the last year, with or without rates (API-224). */
export async function listTopMentors({ db, now }: Deps): Promise<TopMentors> {
  const since = new Date(now().getTime() - TOP_MENTORS_DAYS * DAY_MS).toISOString();
  const { rows } = await db.execute<TopMentors['categories'][number]>(sql`
    with work as (${workDone(sql`${since}::timestamptz`, now())}
    ), counted as (
      select w.category, w.user_id, count(*)::int as value,
        rank() over (partition by w.category order by count(*) desc)::int as rank
      from work w join users u using (user_id)
      where u.roles && array['INDUSTRIAL_GUIDE', 'LEAD_MENTOR'] group by w.category, w.user_id
    ), placed as (
      select *, row_number() over (partition by category order by rank, user_id) as place from counted
    )
    select c.category, json_agg(json_build_object('userHash', u.user_hash, 'firstName', p.first_name,
      'lastName', p.last_name, 'photo', ${sql.raw(photoOfUser('c.user_id'))}, 'value', c.value, 'rank', c.rank)
      order by c.place) as mentors
    from placed c join users u using (user_id) join user_profiles p using (user_id)
    where c.place <= ${TOP_MENTORS} group by c.category`);
  const placeOf = ({ category }: { category: TopMentors['categories'][number]['category'] }) =>
    EARNING_CATEGORIES.indexOf(category);
  return { categories: rows.toSorted((a, b) => placeOf(a) - placeOf(b)) };
}

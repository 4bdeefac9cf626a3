import { OpenLeaderboardEntry } from '@plinth/domain/open-lms/open-leaderboard';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { integer, json, nullable, uuid } from '../kinds.ts';
import { photoOfUser } from '../profiles/photo-of-user.ts';
import { statement } from '../statement.ts';

const entry = sql`json_build_object('userId', b.user_id, 'firstName', p.first_name,
  'photo', ${photoOfUser('b.user_id')}, 'level', b.level, 'rank', b.rank, 'credits', b.credits)`;

/** Ranks everyone; equal credits share a rank. The level is by the share of the attainable credits, in thirds. */
export const rankLearners = statement({
  params: { cohortId: uuid, userId: uuid, attainable: integer, limit: integer, offset: integer },
  columns: {
    total: integer,
    leaderboard: json(z.array(OpenLeaderboardEntry)),
    me: nullable(json(OpenLeaderboardEntry)),
  },
  sql: ({ cohortId, userId, attainable, limit, offset }) => sql`
    with earned as (
      select e.user_id, coalesce((select t.credits from credit_totals t
        where t.cohort_id = e.cohort_id and t.user_id = e.user_id), 0)::int as credits
      from enrolments e where e.cohort_id = ${cohortId} and e.state not in ('TRANSFERRED', 'CANCELLED')
    ), b as (
      select user_id, credits, rank() over (order by credits desc)::int as rank,
        case when ${attainable} <= 0 or credits * 3 < ${attainable} then 1
          when credits * 3 < 2 * ${attainable} then 2 else 3 end as level
      from earned
    ), page as (
      select * from b order by rank, user_id limit ${limit} offset ${offset}
    )
    select (select count(*)::int from b) as total,
      coalesce((select json_agg(${entry} order by b.rank, b.user_id)
        from page b join user_profiles p using (user_id)), '[]') as leaderboard,
      (select ${entry} from b join user_profiles p using (user_id) where b.user_id = ${userId}) as me`,
});

import { NODE_TYPES } from '@plinth/domain/curriculum/node-type';
import { LeaderboardEntry } from '@plinth/domain/leaderboards/leaderboard';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { flag, integer, json, nullable, oneOf, uuid } from '../kinds.ts';
import { photoOfUser } from '../profiles/photo-of-user.ts';
import { choice, statement } from '../statement.ts';

const entryJson = sql`json_build_object('userId', b.user_id, 'firstName', p.first_name,
  'lastName', nullif(p.last_name, ''), 'photo', ${photoOfUser('b.user_id')}, 'level', b.level, 'rank', b.rank,
  'credits', b.credits)`;

/**
 * Ranks a page of the learners at a level, best first. One statement ranks everyone, so all places are of the same
 * moment. Level as skillLevel: by the share of the attainable credits; the rank is that of the whole board, and equal
 * credits share it. Total credits are stored as sums; those of one kind of node are added up on request. Each learner's
 * are looked up by index: a join would compare everyone with everyone until the database has statistics on the size of
 * the cohort.
 */
export const rankLearners = statement({
  name: 'leaderboard',
  params: {
    counted: choice('all', 'kind'),
    cohortId: uuid,
    userId: uuid,
    nodeType: nullable(oneOf(NODE_TYPES)),
    attainable: integer,
    isLocalised: flag,
    groupId: nullable(uuid),
    level: integer,
    limit: integer,
    offset: integer,
  },
  columns: {
    total: integer,
    leaderboard: json(z.array(LeaderboardEntry)),
    me: nullable(json(LeaderboardEntry)),
  },
  sql: ({ counted, cohortId, userId, nodeType, attainable, isLocalised, groupId, level, limit, offset }) => {
    const earned =
      counted === 'all'
        ? sql`select t.credits from credit_totals t where t.cohort_id = e.cohort_id and t.user_id = e.user_id`
        : sql`select sum(c.credits) from credit_entries c
            where c.cohort_id = e.cohort_id and c.user_id = e.user_id and c.node_type = ${nodeType}`;
    return sql`
      with earned as (
        select e.user_id, coalesce((${earned}), 0)::int as credits
        from enrolments e
        where e.cohort_id = ${cohortId} and e.state not in ('TRANSFERRED', 'CANCELLED')
          and (not ${isLocalised} or e.group_id = ${groupId}
            or e.group_id in (select group_id from cohort_groups where cohort_id = ${cohortId} and guide_id = ${userId}))
      ), ranked as (
        select user_id, credits, rank() over (order by credits desc)::int as rank from earned
      ), b as (
        select *, case when ${attainable} <= 0 or credits * 3 < ${attainable} then 1
          when credits * 3 < 2 * ${attainable} then 2 else 3 end as level
        from ranked
      ), page as (
        select * from b where level = ${level} order by rank, user_id limit ${limit} offset ${offset}
      )
      select (select count(*)::int from b where level = ${level}) as total,
        coalesce((select json_agg(${entryJson} order by b.rank, b.user_id)
          from page b join user_profiles p using (user_id)), '[]') as leaderboard,
        (select ${entryJson} from b join user_profiles p using (user_id) where b.user_id = ${userId}) as me`;
  },
});

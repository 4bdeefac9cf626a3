import { NODE_TYPES } from '@plinth/domain/curriculum/node-type';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { integer, json, listOf, nullable, oneOf, uuid } from '../kinds.ts';
import { photoOfUser } from '../profiles/photo-of-user.ts';
import { choice, statement } from '../statement.ts';
import { IN_GROUP } from './groups-json.ts';

const Present = z.object({ attended: z.number(), recorded: z.number() });

/**
 * Lists a page of the learners of a guide's groups with what they earned and attended, and the average over all of
 * them. `counted` set to parts narrows credits to a kind or to some nodes; `held` are the sessions that count. Each sum
 * is looked up by index, since a join would compare everyone with everyone in a cohort that the database has no
 * statistics on yet.
 */
export const listLearners = statement({
  params: {
    sortBy: choice('name', 'credits', 'attendance'),
    direction: choice('asc', 'desc'),
    counted: choice('all', 'parts'),
    cohortId: uuid,
    guideId: uuid,
    nodeType: nullable(oneOf(NODE_TYPES)),
    nodeIds: nullable(listOf(uuid)),
    held: listOf(uuid),
    limit: integer,
    offset: integer,
  },
  columns: {
    total: integer,
    credits: integer,
    present: json(Present),
    learners: json(
      z.array(
        z.object({
          userId: z.string(),
          firstName: z.string(),
          lastName: z.nullable(z.string()),
          photo: z.nullable(z.string()),
          credits: z.number(),
          present: Present,
          byNode: z.array(z.object({ nodeId: z.string(), credits: z.number() })),
        }),
      ),
    ),
  },
  sql: ({
    sortBy,
    direction: chosen,
    counted,
    cohortId,
    guideId,
    nodeType,
    nodeIds,
    held,
    limit,
    offset,
  }) => {
    const narrowed = sql`(${nodeType} is null or c.node_type = ${nodeType})
      and (${nodeIds} is null or c.node_id = any(${nodeIds}))`;
    const earned =
      counted === 'all'
        ? sql`(select t.credits from credit_totals t where t.cohort_id = e.cohort_id and t.user_id = e.user_id)`
        : sql`(select sum(c.credits) from credit_entries c
            where c.cohort_id = e.cohort_id and c.user_id = e.user_id and ${narrowed})`;
    const attended = sql`(select count(*)::int from session_attendance a
      where a.live_session_id = any(${held}) and a.user_id = e.user_id and a.attended)`;
    const present = (users: SQL) => sql`(
      select json_build_object('attended', count(*) filter (where a.attended), 'recorded', count(*))
      from session_attendance a where a.live_session_id = any(${held}) and a.user_id ${users})`;
    const direction = sql.raw(chosen);
    const order =
      sortBy === 'name'
        ? sql`lower(folded(first_name)) ${direction}, lower(folded(last_name)) ${direction}, user_id`
        : sql`${sql.raw(sortBy === 'credits' ? 'credits' : 'attended')} ${direction}, lower(folded(first_name)), lower(folded(last_name)), user_id`;
    return sql`
      with mine as (
        select e.user_id, e.cohort_id, p.first_name, p.last_name, coalesce(${earned}, 0)::int as credits,
          ${sortBy === 'attendance' ? attended : sql`0`} as attended
        from cohort_groups g join enrolments e on ${IN_GROUP} join user_profiles p using (user_id)
        where g.cohort_id = ${cohortId} and g.guide_id = ${guideId}
      ), page as (
        select *, row_number() over (order by ${order}) as place from mine order by ${order} limit ${limit} offset ${offset}
      )
      select count(*)::int as total, coalesce(round(avg(credits)), 0)::int as credits,
        ${present(sql`in (select user_id from mine)`)} as present,
        coalesce((select json_agg(json_build_object('userId', page.user_id, 'firstName', page.first_name,
            'lastName', nullif(page.last_name, ''), 'photo', ${photoOfUser('page.user_id')},
            'credits', page.credits, 'present', ${present(sql`= page.user_id`)},
            'byNode', coalesce((select json_agg(json_build_object('nodeId', n.node_id, 'credits', n.credits))
              from (select c.node_id, sum(c.credits)::int as credits from credit_entries c
                where c.cohort_id = page.cohort_id and c.user_id = page.user_id and ${narrowed}
                group by c.node_id) n), '[]')) order by page.place)
          from page), '[]') as learners
      from mine`;
  },
});

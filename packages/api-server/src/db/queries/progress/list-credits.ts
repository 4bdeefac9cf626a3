import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { instant, json, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

const count = z.number();

/** Lists the credits of a learner in a cohort by node: in total, in the last seven days, and in the seven before. */
export const creditsByNode = ({
  cohortId,
  userId,
  now,
}: Record<'cohortId' | 'userId' | 'now', SQL>): SQL => sql`
  select node_id as "nodeId", node_type as "nodeType", sum(credits)::int as credits,
    coalesce(sum(credits) filter (where created_at > ${now} - interval '168 hours'), 0)::int as "lastWeek",
    coalesce(sum(credits) filter (where created_at <= ${now} - interval '168 hours'
      and created_at > ${now} - interval '336 hours'), 0)::int as "weekBefore"
  from credit_entries where cohort_id = ${cohortId} and user_id = ${userId} group by node_id, node_type`;

/** The same as one row: a learner earns credits at some 200 nodes, and as many rows take longer to read. */
export const listCredits = statement({
  name: 'credits-by-node',
  params: { cohortId: uuid, userId: uuid, now: instant },
  columns: {
    /** nodeId, total credits, those of the last seven days, those of the seven days before. */
    credits: json(z.array(z.tuple([z.string(), count, count, count]))),
  },
  sql: (of) => sql`
    select coalesce(json_agg(json_build_array(c."nodeId", c.credits, c."lastWeek", c."weekBefore")), '[]') as credits
    from (${creditsByNode(of)}) c`,
});

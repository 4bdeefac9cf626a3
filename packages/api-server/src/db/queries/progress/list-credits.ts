import { NODE_KINDS } from '@plinth/domain/curriculum/node-kind';
import { type SQL, sql } from 'drizzle-orm';
import { instant, integer, oneOf, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

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

export const listCredits = statement({
  name: 'credits-by-node',
  params: { cohortId: uuid, userId: uuid, now: instant },
  columns: {
    nodeId: uuid,
    nodeType: oneOf(NODE_KINDS),
    credits: integer,
    lastWeek: integer,
    weekBefore: integer,
  },
  sql: creditsByNode,
});

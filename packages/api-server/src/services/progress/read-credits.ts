import type { NodeKind } from '@plinth/domain/curriculum/node-kind';
import type { Pool } from 'pg';

/** What one node earned a learner: in all, in the last seven days, and in the seven before. */
export type NodeCredits = {
  nodeId: string;
  nodeType: NodeKind;
  credits: number;
  lastWeek: number;
  weekBefore: number;
};

/** The credits of a learner by node: $1 the cohort, $2 the learner, $3 now. */
export const CREDITS = `select node_id as "nodeId", node_type as "nodeType", sum(credits)::int as credits,
    coalesce(sum(credits) filter (where created_at > $3::timestamptz - interval '168 hours'), 0)::int as "lastWeek",
    coalesce(sum(credits) filter (where created_at <= $3::timestamptz - interval '168 hours'
      and created_at > $3::timestamptz - interval '336 hours'), 0)::int as "weekBefore"
  from credit_entries where cohort_id = $1 and user_id = $2 group by node_id, node_type`;

/** The credits of a learner in a cohort by node. */
export async function readCredits(
  pool: Pool,
  cohortId: string,
  userId: string,
  now: Date,
): Promise<NodeCredits[]> {
  const { rows } = await pool.query<NodeCredits>({
    name: 'credits-by-node',
    text: CREDITS,
    values: [cohortId, userId, now],
  });
  return rows;
}

export const total = (
  credits: readonly NodeCredits[],
  field: 'credits' | 'lastWeek' | 'weekBefore',
): number => credits.reduce((sum, row) => sum + row[field], 0);

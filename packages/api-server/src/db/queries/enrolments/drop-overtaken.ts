import { sql } from 'drizzle-orm';
import { uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/** Takes away what a learner had begun at a node of a cohort, where they bring the same node completed. */
export const dropOvertaken = statement({
  params: { userId: uuid, from: uuid, to: uuid },
  sql: ({ userId, from, to }) => sql`
    delete from node_progress there using node_progress mine
    where there.cohort_id = ${to} and there.user_id = ${userId} and there.state <> 'COMPLETED'
      and mine.cohort_id = ${from} and mine.user_id = ${userId}
      and mine.node_id = there.node_id and mine.state = 'COMPLETED'`,
});

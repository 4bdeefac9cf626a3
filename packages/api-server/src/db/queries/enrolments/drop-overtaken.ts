import { sql } from 'drizzle-orm';
import { uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/** Deletes a learner's unfinished progress at nodes of a cohort that they bring along completed. */
export const dropOvertaken = statement({
  params: { userId: uuid, from: uuid, to: uuid },
  sql: ({ userId, from, to }) => sql`
    delete from node_progress there using node_progress mine
    where there.cohort_id = ${to} and there.user_id = ${userId} and there.state <> 'COMPLETED'
      and mine.cohort_id = ${from} and mine.user_id = ${userId}
      and mine.node_id = there.node_id and mine.state = 'COMPLETED'`,
});

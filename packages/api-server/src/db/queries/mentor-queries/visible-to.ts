import { type SQL, sql } from 'drizzle-orm';
import { choice } from '../statement.ts';

/** The side from which queries are viewed: guides see all of the cohort, learners their own and the shared ones. */
export const side = choice('learner', 'guide');

export type Side = (typeof side.words)[number];

type Looker = { side: Side; cohortId: SQL; userId: SQL };

/** Whether a query `q` of the cohort may be seen. */
export const visibleTo = ({ side, cohortId, userId }: Looker): SQL =>
  side === 'guide'
    ? sql`q.cohort_id = ${cohortId}`
    : sql`q.cohort_id = ${cohortId} and (q.asked_by_id = ${userId} or q.is_shared)`;

/**
 * The same as disjoint parts, each with its own index: for a learner, the shared queries and their own. A list reads
 * them side by side, since an "or" of both would read the whole cohort.
 */
export const visibleParts = (looker: Looker): SQL[] =>
  looker.side === 'guide'
    ? [visibleTo(looker)]
    : [
        sql`q.cohort_id = ${looker.cohortId} and q.is_shared`,
        sql`q.cohort_id = ${looker.cohortId} and q.asked_by_id = ${looker.userId} and not q.is_shared`,
      ];

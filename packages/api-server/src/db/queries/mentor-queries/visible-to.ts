import { type SQL, sql } from 'drizzle-orm';
import { choice } from '../statement.ts';

/** From which side queries are looked at: guides see all of the cohort, learners their own and the shared ones. */
export const side = choice('learner', 'guide');

export type Side = (typeof side.words)[number];

type Looker = { side: Side; cohortId: SQL; userId: SQL };

/** Whether a query `q` of the cohort may be seen. */
export const visibleTo = ({ side, cohortId, userId }: Looker): SQL =>
  side === 'guide'
    ? sql`q.cohort_id = ${cohortId}`
    : sql`q.cohort_id = ${cohortId} and (q.asked_by_id = ${userId} or q.is_shared)`;

/**
 * The same in parts that have no query in common, each found by an index of its own: the shared ones and the own ones of
 * a learner. A list reads them side by side, since an "or" of both would read the whole cohort.
 */
export const visibleParts = (looker: Looker): SQL[] =>
  looker.side === 'guide'
    ? [visibleTo(looker)]
    : [
        sql`q.cohort_id = ${looker.cohortId} and q.is_shared`,
        sql`q.cohort_id = ${looker.cohortId} and q.asked_by_id = ${looker.userId} and not q.is_shared`,
      ];

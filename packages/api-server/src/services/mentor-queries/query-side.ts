import { type SQL, sql } from 'drizzle-orm';

/** From which side queries are looked at: guides see all of the cohort, learners their own and the shared ones (ROLE-15). */
export type Side = 'learner' | 'guide';

/** Whether a query `q` of the cohort may be seen, as an SQL expression. */
export const visibleTo = (side: Side, cohortId: string, userId: string): SQL =>
  side === 'guide'
    ? sql`q.cohort_id = ${cohortId}`
    : sql`q.cohort_id = ${cohortId} and (q.asked_by_id = ${userId} or q.is_shared)`;

/**
 * The same in parts that have no query in common, each found by an index of its own: the shared ones and the own ones of
 * a learner. A list reads them side by side, since an "or" of both would read the whole cohort.
 */
export const visibleParts = (side: Side, cohortId: string, userId: string): SQL[] =>
  side === 'guide'
    ? [visibleTo(side, cohortId, userId)]
    : [
        sql`q.cohort_id = ${cohortId} and q.is_shared`,
        sql`q.cohort_id = ${cohortId} and q.asked_by_id = ${userId} and not q.is_shared`,
      ];

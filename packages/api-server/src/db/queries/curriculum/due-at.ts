import { type SQL, sql } from 'drizzle-orm';
import { moreTimeEnds } from './more-time-ends.ts';

type Due = {
  /** The aliases of the cohort and the node. */
  cohort: string;
  node: string;
  /** The moment from which the days of the course are counted. */
  start: SQL;
  /** The alias of a relation with the user_id of a learner, for whom time that staff gave them counts. */
  learner?: string;
};

/**
 * When a node is due in a cohort, and for a learner not before the time ends that staff gave them; null without a due
 * day, and never before the start: `dueOf` of the services in SQL.
 */
export const dueAt = ({ cohort, node, start, learner }: Due): SQL => {
  const [c, n] = [sql.raw(cohort), sql.raw(node)];
  const planned = sql`coalesce(
      (select d.due_at from cohort_node_dates d where d.cohort_id = ${c}.cohort_id and d.node_id = ${n}.node_id),
      ${start} + greatest(${n}.due_day, 0) * interval '24 hours')`;
  const given = learner
    ? sql`, (select ${moreTimeEnds({ enrolment: 'given', cohort: 'zoned' })}
        from enrolments given join cohorts zoned using (cohort_id)
        where given.cohort_id = ${c}.cohort_id and given.user_id = ${sql.raw(learner)}.user_id)`
    : sql``;
  return sql`case when ${n}.due_day is not null then greatest(${planned}${given}) end`;
};

import { type SQL, sql } from 'drizzle-orm';

type Due = {
  /** The aliases of the cohort and the node. */
  cohort: string;
  node: string;
  /** The moment from which the days of the course are counted. */
  start: SQL;
};

/**
 * When a node is due in a cohort; null without a due day, and never before the start: `dueOf` of the services in SQL.
 */
export const dueAt = ({ cohort, node, start }: Due): SQL => {
  const [c, n] = [sql.raw(cohort), sql.raw(node)];
  return sql`case when ${n}.due_day is not null then coalesce(
      (select d.due_at from cohort_node_dates d where d.cohort_id = ${c}.cohort_id and d.node_id = ${n}.node_id),
      ${start} + greatest(${n}.due_day, 0) * interval '24 hours') end`;
};

import { readTogether } from '../../api/read-together.ts';
import type { Database } from '../../db/database.ts';
import type { factsColumns } from '../../db/queries/curriculum/list-facts.ts';
import { listDashboardFacts } from '../../db/queries/dashboards/list-dashboard-facts.ts';
import {
  type CohortFacts,
  type FactsKey,
  keysOf,
  sameFacts,
  toCohortFacts,
} from '../curriculum/read-cohort-facts.ts';

/** What the dashboard reads about one person beside the curriculum; the rest is derived in memory. */
export type DashboardFacts = Omit<
  Awaited<ReturnType<typeof listDashboardFacts.rows>>[number],
  keyof typeof factsColumns
>;

/** Finds the facts of the curriculum and the rest of the learner dashboard; null when there is no such cohort. */
export type FindDashboardFacts = (
  key: FactsKey,
) => Promise<{ cohort: CohortFacts; own: DashboardFacts } | null>;

/** Creates a reader of dashboards that batches concurrent requests into one round trip. */
export const createFindDashboardFacts = (db: Database, now: () => Date): FindDashboardFacts =>
  readTogether<FactsKey, { cohort: CohortFacts; own: DashboardFacts }>(async (keys) => {
    const rows = await listDashboardFacts.rows(db, { ...keysOf(keys), now: now() });
    const found = new Map(toCohortFacts(rows).map(({ row, facts }) => [row.n, { cohort: facts, own: row }]));
    return keys.map((_, index) => found.get(index + 1) ?? null);
  }, sameFacts);

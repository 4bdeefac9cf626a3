import { sql } from 'drizzle-orm';
import { uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { cohortColumns, cohortFields } from './cohort-columns.ts';

export const findCohort = statement({
  name: 'cohort',
  params: { cohortId: uuid },
  columns: cohortColumns,
  sql: ({ cohortId }) => sql`select ${cohortFields} from cohorts c where c.cohort_id = ${cohortId}`,
});

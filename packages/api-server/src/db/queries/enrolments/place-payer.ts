import { COHORT_USER_STATES } from '@plinth/domain/cohorts/cohort-user-state';
import { sql } from 'drizzle-orm';
import { instant, nullable, oneOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { placing } from './placing.ts';

/** Gives an account its place; no row when the product has no cohort yet. */
export const placePayer = statement({
  params: { userId: uuid, enrolmentId: uuid, cohortId: nullable(uuid), productId: text, now: instant },
  columns: { cohortId: uuid, stateBefore: nullable(oneOf(COHORT_USER_STATES)) },
  sql: (bound) =>
    sql`with ${placing(bound)} select cohort_id as "cohortId", state_before as "stateBefore" from placed`,
});

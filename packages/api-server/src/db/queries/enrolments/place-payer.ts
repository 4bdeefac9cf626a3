import { COHORT_USER_STATES } from '@plinth/domain/cohorts/cohort-user-state';
import { sql } from 'drizzle-orm';
import { flag, instant, nullable, oneOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { placing } from './placing.ts';

/**
 * Gives an account its place; cohortId is null if the product has no cohort yet. Also returns whether its address was
 * verified.
 */
export const placePayer = statement({
  params: { userId: uuid, enrolmentId: uuid, cohortId: nullable(uuid), productId: text, now: instant },
  columns: {
    cohortId: nullable(uuid),
    stateBefore: nullable(oneOf(COHORT_USER_STATES)),
    isProven: flag,
  },
  sql: (bound) =>
    sql`with ${placing(bound)}
      select (select cohort_id from placed) as "cohortId", (select state_before from placed) as "stateBefore",
        email_verified_at is not null as "isProven"
      from users where user_id = ${bound.userId}`,
});

import { SEATLESS_STATES } from '@plinth/domain/enrolments/holds-seat';
import { type SQL, sql } from 'drizzle-orm';

const SEATLESS = sql.raw(`('${SEATLESS_STATES.join("', '")}')`);

/**
 * Whether an enrolment, by its alias, holds a seat in its cohort: `holdsSeat` of the domain in SQL. One condition for
 * everything that counts seats, so that the counts agree.
 */
export const holdsSeat = (enrolment: string): SQL => {
  const e = sql.raw(enrolment);
  return sql`(${e}.state not in ${SEATLESS} or ${e}.state = 'WAITING' and ${e}.paused_at is not null)`;
};

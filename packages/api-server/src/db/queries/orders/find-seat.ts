import { sql } from 'drizzle-orm';
import { flag, instant, nullable, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { isAlreadyPaying } from './is-already-paying.ts';
import { seatFor } from './seat-for.ts';

/**
 * Finds the cohort in which a person who pays now gets a seat, and whether an order of theirs already pays for it; no row
 * if all seats are taken.
 */
export const findSeat = statement({
  name: 'seat',
  params: { productId: text, cohortId: nullable(uuid), emailId: text, now: instant },
  columns: { cohortId: uuid, isAlreadyPaying: flag },
  sql: (bound) => sql`
    select seat."cohortId", ${isAlreadyPaying({ ...bound, cohortId: sql`seat."cohortId"` })} as "isAlreadyPaying"
    from (${seatFor(bound)}) seat`,
});

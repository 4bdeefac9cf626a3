import { instant, nullable, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { seatFor } from './seat-for.ts';

/** Finds the cohort in which a person who pays now gets a seat; no row if all are taken. */
export const findSeat = statement({
  name: 'seat',
  params: { productId: text, cohortId: nullable(uuid), emailId: text, now: instant },
  columns: { cohortId: uuid },
  sql: seatFor,
});

import { type SQL, sql } from 'drizzle-orm';

/** The state in which staff see an enrolment, by its alias: `officePlaceState` of the domain in SQL. */
export const placeStateOf = (enrolment: string): SQL => {
  const e = sql.raw(enrolment);
  return sql`case when ${e}.state = 'WAITING' and ${e}.paused_at is not null then 'PAUSED' else ${e}.state end`;
};

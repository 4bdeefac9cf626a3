import { and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { holdsSeat } from '../../db/queries/cohorts/holds-seat.ts';
import { cohorts, enrolments } from '../../db/schema/cohorts.ts';

/** Returns how many seats of a cohort are free, never below zero; null if its seats are not counted. */
export async function seatsLeft(db: Queryable, cohortId: string): Promise<number | null> {
  const taken = db.$count(
    enrolments,
    and(eq(enrolments.cohortId, cohorts.cohortId), holdsSeat('enrolments')),
  );
  const [cohort] = await db
    .select({ seats: cohorts.seats, taken })
    .from(cohorts)
    .where(and(eq(cohorts.cohortId, cohortId), ne(cohorts.cohortGroup, 'FREEMIUM')));
  return cohort ? Math.max(0, cohort.seats - cohort.taken) : null;
}

import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { cohorts } from '../../db/schema/cohorts.ts';

/** Returns the time zone of a cohort's days, an IANA name. */
export async function cohortZone(db: Queryable, cohortId: string): Promise<string> {
  const [cohort] = await db
    .select({ timeZone: cohorts.timeZone })
    .from(cohorts)
    .where(eq(cohorts.cohortId, cohortId));
  return cohort?.timeZone ?? DEFAULT_TIMEZONE;
}

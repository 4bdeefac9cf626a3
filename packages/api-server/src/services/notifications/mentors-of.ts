import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { cohortMentors } from '../../db/schema/cohorts.ts';

/** Selects the ids of the guides and lead mentors of a cohort. */
export const mentorsOf = (db: Queryable, cohortId: string) =>
  db.select({ userId: cohortMentors.userId }).from(cohortMentors).where(eq(cohortMentors.cohortId, cohortId));

import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { cohortMentors } from '../../db/schema/cohorts.ts';

/** The guides and lead mentors of a cohort, as a select of their ids. */
export const mentorsOf = (db: Queryable, cohortId: string) =>
  db.select({ userId: cohortMentors.userId }).from(cohortMentors).where(eq(cohortMentors.cohortId, cohortId));

import { and, type Column, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { cohortTimelines } from '../../db/schema/cohorts.ts';

/** When the course of a cohort of the outer select starts: START_DATE, or COURSE_UNLOCKED without it. */
export const courseStart = (db: Queryable, cohortId: Column) =>
  db
    .select({ time: cohortTimelines.time })
    .from(cohortTimelines)
    .where(
      and(
        eq(cohortTimelines.cohortId, cohortId),
        inArray(cohortTimelines.key, ['START_DATE', 'COURSE_UNLOCKED']),
      ),
    )
    .orderBy(desc(eq(cohortTimelines.key, 'START_DATE')))
    .limit(1);

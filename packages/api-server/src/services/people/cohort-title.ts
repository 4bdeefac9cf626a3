import { sql } from 'drizzle-orm';
import { cohorts } from '../../db/schema/cohorts.ts';

/** The title of a cohort in the office, such as `BIM for Architects, BIM_A-12`. */
export const cohortTitle =
  sql`${cohorts.courseTitle} || ', ' || ${cohorts.productId} || '-' || ${cohorts.batchNumber}`.mapWith(
    String,
  );

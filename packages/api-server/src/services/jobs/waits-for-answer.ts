import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { userJobs } from '../../db/schema/jobs.ts';
import { lastStep } from './last-step.ts';

/** Whether the last step of an application is a round that was not cleared. */
export const isNotCleared = (db: Queryable): SQL => sql`coalesce(${lastStep(db)} = 'NOT_CLEARED', false)`;

/**
 * Whether an applicant of an open opening waits for an answer, and gets one when the opening closes: neither withdrawn
 * nor removed, without an offer, and not told after a round that they will not proceed.
 */
export const waitsForAnswer = (db: Queryable): SQL | undefined =>
  and(eq(userJobs.recordStatus, 'ACTIVE'), isNull(userJobs.offerStatus), sql`not ${isNotCleared(db)}`);

import type { JobOpening } from '@plinth/domain/jobs/job-opening';
import { publicQuestion } from '@plinth/domain/quizzes/public-question';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { jobActivities, jobOpenings } from '../../db/schema/jobs.ts';
import { refuse } from '../refusal.ts';

export type OpeningRow = typeof jobOpenings.$inferSelect;

/** Converts an opening to the shape that learners read. */
export const toOpening = (row: OpeningRow & { isSaved: boolean }): JobOpening => ({
  jobOpeningId: row.jobOpeningId,
  companyName: row.companyName,
  title: row.title,
  description: row.description,
  location: row.location,
  workMode: row.workMode,
  ctc: row.ctc,
  currency: row.currency,
  skills: row.skills,
  rounds: row.rounds,
  closingDate: row.closingDate.toISOString(),
  questions: row.questions.map(publicQuestion),
  recordStatus: row.recordStatus,
  isSaved: row.isSaved,
});

/** The join condition for what a person did with an opening. */
export const activityOf = (userId: string) =>
  and(eq(jobActivities.jobOpeningId, jobOpenings.jobOpeningId), eq(jobActivities.userId, userId));

/**
 * Finds one opening that staff have not removed, with whether a person saved it; `isHeld` locks it until the
 * transaction ends. @throws Refusal NOT_FOUND
 */
export async function findOpening(
  db: Queryable,
  { jobOpeningId, userId, isHeld = false }: { jobOpeningId: string; userId: string; isHeld?: boolean },
): Promise<OpeningRow & { isSaved: boolean }> {
  const found = db
    .select({ opening: jobOpenings, savedAt: jobActivities.savedAt })
    .from(jobOpenings)
    .leftJoin(jobActivities, activityOf(userId))
    .where(
      and(
        eq(jobOpenings.jobOpeningId, jobOpeningId),
        ne(jobOpenings.recordStatus, 'DELETED'),
        isNotNull(jobOpenings.publishedAt),
      ),
    );
  const [row] = await (isHeld ? found.for('share', { of: jobOpenings }) : found);
  if (!row) throw refuse('NOT_FOUND', 'Opening not found.');
  return { ...row.opening, isSaved: row.savedAt !== null };
}

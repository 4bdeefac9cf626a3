import type { InterviewRound } from '@plinth/domain/jobs/interview-round';
import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { jobOpenings, userJobs, userJobUpdates } from '../../db/schema/jobs.ts';

/** Reads the rounds to which applicants of openings were invited, each once. @param which by columns of the opening */
export async function readUsedRounds(
  tx: Transaction,
  which: SQL,
): Promise<{ reference: string; round: InterviewRound }[]> {
  const rows = await tx
    .selectDistinct({ reference: jobOpenings.reference, round: userJobUpdates.round })
    .from(userJobUpdates)
    .innerJoin(userJobs, eq(userJobs.userJobId, userJobUpdates.userJobId))
    .innerJoin(jobOpenings, eq(jobOpenings.jobOpeningId, userJobs.jobOpeningId))
    .where(and(which, isNotNull(userJobUpdates.round)))
    .orderBy(jobOpenings.reference, userJobUpdates.round);
  return rows.flatMap(({ reference, round }) => (round === null ? [] : [{ reference, round }]));
}

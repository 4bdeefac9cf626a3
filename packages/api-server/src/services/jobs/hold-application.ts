import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { jobOpenings, userJobs } from '../../db/schema/jobs.ts';
import { refuse } from '../refusal.ts';

/**
 * Locks an application that is about to change, so that two changes run one after the other, and none while its opening
 * is being closed.
 * @param ownerId whose it must be; anyone's if omitted
 * @throws Refusal NOT_FOUND
 */
export async function holdApplication(tx: Transaction, userJobId: string, ownerId?: string) {
  // Closing an opening locks it and then its applications. The same order here makes the two wait for each other, so
  // the later one reads the result of the first.
  await tx
    .select({ jobOpeningId: jobOpenings.jobOpeningId })
    .from(jobOpenings)
    .innerJoin(userJobs, eq(userJobs.jobOpeningId, jobOpenings.jobOpeningId))
    .where(eq(userJobs.userJobId, userJobId))
    .for('share', { of: jobOpenings });
  const [held] = await tx
    .select({
      userJobId: userJobs.userJobId,
      userId: userJobs.userId,
      cohortId: userJobs.cohortId,
      emailId: users.emailId,
      firstName: userProfiles.firstName,
      recordStatus: userJobs.recordStatus,
      currentRound: userJobs.currentRound,
      offerStatus: userJobs.offerStatus,
      offeredAt: userJobs.offeredAt,
      offerCtc: userJobs.offerCtc,
      offerCurrency: userJobs.offerCurrency,
      offerText: userJobs.offerText,
      questionsVersion: userJobs.questionsVersion,
      opening: jobOpenings,
    })
    .from(userJobs)
    .innerJoin(jobOpenings, eq(jobOpenings.jobOpeningId, userJobs.jobOpeningId))
    .innerJoin(users, eq(users.userId, userJobs.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, userJobs.userId))
    .where(and(eq(userJobs.userJobId, userJobId), ownerId ? eq(userJobs.userId, ownerId) : undefined))
    .for('update', { of: userJobs });
  if (!held) throw refuse('NOT_FOUND', 'Application not found.');
  return held;
}

/** An application with its opening and its owner, locked until the transaction ends. */
export type HeldApplication = Awaited<ReturnType<typeof holdApplication>>;

import type { InterviewRound } from '@plinth/domain/jobs/interview-round';
import type { JobUpdateStatus } from '@plinth/domain/jobs/job-update';
import type { Queryable } from '../../db/database.ts';
import { userJobUpdates } from '../../db/schema/jobs.ts';

type Step = {
  userJobId: string;
  status: JobUpdateStatus;
  round?: InterviewRound;
  text?: string;
  at: Date;
};

/** Adds a step to an application, in the transaction of the change that it reports. */
export async function insertUpdate(tx: Queryable, { at, ...step }: Step): Promise<void> {
  await tx.insert(userJobUpdates).values({ ...step, createdAt: at });
}

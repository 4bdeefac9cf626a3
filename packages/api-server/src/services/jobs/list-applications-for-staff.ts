import { standOf } from '@plinth/domain/jobs/office-job-application';
import { eq } from 'drizzle-orm';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { jobOpenings, userJobs } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { lastStep } from './last-step.ts';

const LISTED = 1000;

/** Lists the applicants of an opening, the earliest first. @throws Refusal NOT_FOUND */
export async function listApplicationsForStaff({ db }: Pick<Deps, 'db'>, reference: string) {
  const rows = await db
    .select({
      application: {
        userJobId: userJobs.userJobId,
        recordStatus: userJobs.recordStatus,
        currentRound: userJobs.currentRound,
        offerStatus: userJobs.offerStatus,
        appliedAt: userJobs.appliedAt,
      },
      openingStatus: jobOpenings.recordStatus,
      lastStatus: lastStep(db),
      emailId: users.emailId,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(jobOpenings)
    .leftJoin(userJobs, eq(userJobs.jobOpeningId, jobOpenings.jobOpeningId))
    .leftJoin(users, eq(users.userId, userJobs.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, userJobs.userId))
    .where(eq(jobOpenings.reference, reference))
    .orderBy(userJobs.appliedAt, userJobs.userJobId)
    .limit(LISTED);
  if (rows.length === 0) throw refuse('NOT_FOUND', `There is no opening ${reference}.`);
  return rows.flatMap(({ application, openingStatus, lastStatus, emailId, firstName, lastName }) =>
    application === null
      ? []
      : [
          {
            ...application,
            name: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
            emailId: emailId ?? '',
            appliedAt: application.appliedAt.toISOString(),
            stand: standOf({ ...application, openingStatus, lastStatus }),
          },
        ],
  );
}

export type StaffApplication = Awaited<ReturnType<typeof listApplicationsForStaff>>[number];

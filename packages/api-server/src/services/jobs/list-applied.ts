import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { AppliedJob } from '@plinth/domain/jobs/user-job';
import { count, desc, eq, sql } from 'drizzle-orm';
import { jobOpenings, userJobs, userJobUpdates } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';

/** The own applications, the latest first, whichever cohort they were made from. One statement. */
export async function listApplied(
  { db }: Pick<Deps, 'db'>,
  { userId }: Member,
  pageNo: number,
): Promise<{ applied: AppliedJob[]; total: number }> {
  const own = eq(userJobs.userId, userId);
  const totals = db
    .select({ total: count().as('total') })
    .from(userJobs)
    .where(own)
    .as('totals');
  const lastStatus = db
    .select({ status: userJobUpdates.status })
    .from(userJobUpdates)
    .where(eq(userJobUpdates.userJobId, userJobs.userJobId))
    .orderBy(desc(userJobUpdates.createdAt), desc(userJobUpdates.updateId))
    .limit(1);
  const page = db
    .select({
      userJobId: userJobs.userJobId,
      jobOpeningId: userJobs.jobOpeningId,
      companyName: jobOpenings.companyName,
      title: jobOpenings.title,
      appliedAt: userJobs.appliedAt,
      recordStatus: userJobs.recordStatus,
      currentRound: userJobs.currentRound,
      offerStatus: userJobs.offerStatus,
      lastStatus: sql`coalesce((${lastStatus}), 'APPLIED')`.mapWith(userJobUpdates.status).as('last_status'),
    })
    .from(userJobs)
    .innerJoin(jobOpenings, eq(jobOpenings.jobOpeningId, userJobs.jobOpeningId))
    .where(own)
    .orderBy(desc(userJobs.appliedAt), userJobs.userJobId)
    .limit(PAGE_SIZE)
    .offset(pageNo * PAGE_SIZE)
    .as('page');
  const rows = await db
    .select()
    .from(totals)
    .leftJoin(page, sql`true`)
    .orderBy(desc(page.appliedAt), page.userJobId);
  return {
    applied: rows.flatMap((row) => {
      if (row.page === null) return [];
      const { offerStatus, appliedAt, ...job } = row.page;
      return { ...job, appliedAt: appliedAt.toISOString(), ...(offerStatus ? { offerStatus } : {}) };
    }),
    total: rows[0]?.totals.total ?? 0,
  };
}

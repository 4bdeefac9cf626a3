import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { isClosedTo } from '@plinth/domain/jobs/is-closed-to';
import type { AppliedJob } from '@plinth/domain/jobs/user-job';
import type { RecordStatus } from '@plinth/domain/records/record-status';
import { count, desc, eq, sql } from 'drizzle-orm';
import { countWhere } from '../../db/count-where.ts';
import { jobOpenings, userJobs, userJobUpdates } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { lastStep } from './last-step.ts';

const countOf = (status: RecordStatus) => countWhere(eq(userJobs.recordStatus, status));

/**
 * Lists the caller's applications, the latest first, whichever cohort they were made from, with how many of all were
 * withdrawn and how many the school removed. One statement.
 */
export async function listApplied(
  { db }: Pick<Deps, 'db'>,
  { userId }: Member,
  pageNo: number,
): Promise<{ applied: AppliedJob[]; total: number; withdrawn: number; removed: number }> {
  const own = eq(userJobs.userId, userId);
  const totals = db
    .select({
      total: count().as('total'),
      withdrawn: countOf('INACTIVE').as('withdrawn'),
      removed: countOf('DELETED').as('removed'),
    })
    .from(userJobs)
    .where(own)
    .as('totals');
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
      openingStatus: sql`${jobOpenings.recordStatus}`.mapWith(jobOpenings.recordStatus).as('opening_status'),
      lastStatus: sql`coalesce(${lastStep(db)}, 'APPLIED')`.mapWith(userJobUpdates.status).as('last_status'),
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
      const { offerStatus, openingStatus, appliedAt, ...job } = row.page;
      return {
        ...job,
        appliedAt: appliedAt.toISOString(),
        ...(offerStatus ? { offerStatus } : {}),
        ...(isClosedTo({ ...job, offerStatus, openingStatus }) ? { lastStatus: 'CLOSED' } : {}),
      };
    }),
    ...(rows[0]?.totals ?? { total: 0, withdrawn: 0, removed: 0 }),
  };
}

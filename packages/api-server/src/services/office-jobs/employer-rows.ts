import type { OfficeEmployer } from '@plinth/domain/jobs/employer';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { idsWhere } from '../../db/ids-where.ts';
import { employers, jobOpenings, userJobs } from '../../db/schema/jobs.ts';
import { stampClosing } from '../jobs/stamp-closing.ts';
import { waitsForAnswer } from '../jobs/waits-for-answer.ts';

type Page = { orderBy: SQL[]; limit: number; offset: number };

/** Finds employers with what is open for each and who is waiting there. One statement. */
export async function findEmployers(
  db: Queryable,
  where: SQL | undefined,
  { orderBy, limit, offset }: Page,
): Promise<OfficeEmployer[]> {
  const isOpen = eq(jobOpenings.recordStatus, 'ACTIVE');
  const waits = and(isOpen, waitsForAnswer(db));
  const rows = await db
    .select({
      employer: employers,
      openings: sql`count(distinct ${jobOpenings.jobOpeningId})`.mapWith(Number),
      open: idsWhere(sql`distinct ${jobOpenings.jobOpeningId}`, isOpen),
      waiting: idsWhere(sql`${userJobs.userJobId}`, waits),
    })
    .from(employers)
    .leftJoin(jobOpenings, eq(jobOpenings.employerId, employers.employerId))
    .leftJoin(userJobs, eq(userJobs.jobOpeningId, jobOpenings.jobOpeningId))
    .where(where)
    .groupBy(employers.employerId)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return rows.map(({ employer, openings, open, waiting }) => ({
    ...employer,
    openings,
    openOpenings: open.length,
    waiting: waiting.length,
    stamp: stampClosing({ openings: open, waiting }),
    createdAt: employer.createdAt.toISOString(),
    updatedAt: employer.updatedAt.toISOString(),
    endedAt: employer.endedAt?.toISOString() ?? null,
  }));
}

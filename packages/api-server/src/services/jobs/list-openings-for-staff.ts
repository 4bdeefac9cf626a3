import { count, desc, eq, sql } from 'drizzle-orm';
import { jobOpenings, userJobs } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';

/** As many as a person reads in one go; the latest come first. */
const LISTED = 200;

/** Lists the openings with how many applied and how many got an offer, the last to close first. */
export async function listOpeningsForStaff({ db }: Pick<Deps, 'db'>) {
  const rows = await db
    .select({
      reference: jobOpenings.reference,
      companyName: jobOpenings.companyName,
      title: jobOpenings.title,
      recordStatus: jobOpenings.recordStatus,
      closingDate: jobOpenings.closingDate,
      applied: sql`count(${userJobs.userJobId}) filter (where ${userJobs.recordStatus} = 'ACTIVE')`.mapWith(
        Number,
      ),
      offers: count(userJobs.offerStatus),
    })
    .from(jobOpenings)
    .leftJoin(userJobs, eq(userJobs.jobOpeningId, jobOpenings.jobOpeningId))
    .groupBy(jobOpenings.jobOpeningId)
    .orderBy(desc(jobOpenings.closingDate), jobOpenings.reference)
    .limit(LISTED);
  return rows.map((row) => ({ ...row, closingDate: row.closingDate.toISOString() }));
}

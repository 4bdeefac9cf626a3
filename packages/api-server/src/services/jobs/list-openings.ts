import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { JobListed } from '@plinth/domain/jobs/job-opening';
import { judgeCriteria } from '@plinth/domain/jobs/judge-criteria';
import type { WorkMode } from '@plinth/domain/jobs/work-mode';
import { and, count, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { isLike } from '../../db/is-like.ts';
import { jobActivities, jobOpenings, userJobs } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { containing } from '../matches-search.ts';
import { activityOf } from './opening-rows.ts';
import { readCandidate } from './read-candidate.ts';
import { requireSeeker } from './require-seeker.ts';

type Filters = {
  workMode?: WorkMode | undefined;
  location?: string | undefined;
  search?: string | undefined;
  saved?: boolean | undefined;
  pageNo: number;
};

const wanted = ({ workMode, location, search, saved }: Filters, now: Date) =>
  and(
    eq(jobOpenings.recordStatus, 'ACTIVE'),
    gte(jobOpenings.closingDate, now),
    workMode && eq(jobOpenings.workMode, workMode),
    location ? isLike(jobOpenings.location, containing(location)) : undefined,
    search
      ? isLike(
          sql`concat_ws(' ', ${jobOpenings.companyName}, ${jobOpenings.title}, array_to_string(${jobOpenings.skills}, ' '))`,
          containing(search),
        )
      : undefined,
    saved ? isNotNull(jobActivities.savedAt) : undefined,
  );

/** Finds a page of the openings that match, with the total count. One statement. */
async function findPage(db: Queryable, userId: string, filters: Filters, now: Date) {
  const found = db.$with('found').as(
    db
      .select({
        jobOpeningId: jobOpenings.jobOpeningId,
        companyName: jobOpenings.companyName,
        title: jobOpenings.title,
        location: jobOpenings.location,
        workMode: jobOpenings.workMode,
        ctc: jobOpenings.ctc,
        currency: jobOpenings.currency,
        closingDate: jobOpenings.closingDate,
        criteria: jobOpenings.criteria,
        savedAt: jobActivities.savedAt,
        viewedAt: jobActivities.viewedAt,
        applyStatus: sql`${userJobs.recordStatus}`.mapWith(userJobs.recordStatus).as('apply_status'),
      })
      .from(jobOpenings)
      .leftJoin(jobActivities, activityOf(userId))
      .leftJoin(
        userJobs,
        and(eq(userJobs.jobOpeningId, jobOpenings.jobOpeningId), eq(userJobs.userId, userId)),
      )
      .where(wanted(filters, now)),
  );
  const totals = db
    .select({ total: count().as('total') })
    .from(found)
    .as('totals');
  const page = db
    .select()
    .from(found)
    .orderBy(found.closingDate, found.jobOpeningId)
    .limit(PAGE_SIZE)
    .offset(filters.pageNo * PAGE_SIZE)
    .as('page');
  const rows = await db
    .with(found)
    .select()
    .from(totals)
    .leftJoin(page, sql`true`)
    .orderBy(page.closingDate, page.jobOpeningId);
  return { rows: rows.flatMap((row) => row.page ?? []), total: rows[0]?.totals.total ?? 0 };
}

/**
 * Lists the openings that accept applications, the first to close first, each with whether the caller meets its
 * criteria, has seen it, saved it and applied. @throws Refusal FORBIDDEN not eligible for placement
 */
export async function listOpenings(
  deps: Deps,
  caller: Member,
  filters: Filters,
): Promise<{ jobs: JobListed[]; total: number }> {
  await requireSeeker(deps.db, deps, caller);
  const { userId } = caller;
  const [candidate, { rows, total }] = await Promise.all([
    readCandidate(deps.db, { userId, cohortId: caller.membership.cohortId }),
    findPage(deps.db, userId, filters, deps.now()),
  ]);
  return {
    jobs: rows.map(({ criteria, applyStatus, savedAt, viewedAt, closingDate, ...row }) => ({
      ...row,
      closingDate: closingDate.toISOString(),
      isSaved: savedAt !== null,
      isEligible: judgeCriteria(criteria, candidate).isEligible,
      ...(applyStatus ? { applyStatus } : {}),
      isViewed: viewedAt !== null,
    })),
    total,
  };
}

import type { OfficeOpening, OpeningSort, OpeningState } from '@plinth/domain/jobs/office-opening';
import { and, asc, count, desc, eq, gte, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '../../api/query-of.ts';
import { jobOpenings, userJobs } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import type { OpeningRow } from '../jobs/opening-rows.ts';
import { matchesSearch } from '../matches-search.ts';
import { pageOf } from '../page-of.ts';

export type OpeningFilter = QueryOf<'officeJobs', 'downloadOpenings'>;
type Page = { sortBy: OpeningSort; sortDirection: 'asc' | 'desc'; limit: number; offset: number };

/** The state of an opening. */
export function stateOf(
  {
    publishedAt,
    recordStatus,
    closingDate,
  }: Pick<OpeningRow, 'publishedAt' | 'recordStatus' | 'closingDate'>,
  now: Date,
): OpeningState {
  if (publishedAt === null) return 'DRAFT';
  if (recordStatus !== 'ACTIVE') return 'CLOSED';
  return closingDate < now ? 'PAST' : 'OPEN';
}

function inState(state: OpeningState, now: Date): SQL | undefined {
  const isActive = eq(jobOpenings.recordStatus, 'ACTIVE');
  switch (state) {
    case 'DRAFT':
      return isNull(jobOpenings.publishedAt);
    case 'OPEN':
      return and(isActive, gte(jobOpenings.closingDate, now));
    case 'PAST':
      return and(isActive, lt(jobOpenings.closingDate, now));
    case 'CLOSED':
      return and(isNotNull(jobOpenings.publishedAt), ne(jobOpenings.recordStatus, 'ACTIVE'));
  }
}

const whereOf = ({ search, state, employerId }: OpeningFilter, now: Date) =>
  and(
    ne(jobOpenings.recordStatus, 'DELETED'),
    state && inState(state, now),
    employerId ? eq(jobOpenings.employerId, employerId) : undefined,
    matchesSearch(search, [jobOpenings.title, jobOpenings.companyName, jobOpenings.location]),
  );

/** Finds the openings that match a filter, with how many applied and got an offer. One statement. */
export async function findOpenings(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  filter: OpeningFilter,
  { sortBy, sortDirection, limit, offset }: Page,
): Promise<OfficeOpening[]> {
  const direction = sortDirection === 'asc' ? asc : desc;
  const isIn = eq(userJobs.recordStatus, 'ACTIVE');
  const rows = await db
    .select({
      opening: jobOpenings,
      applied: sql`count(${userJobs.userJobId}) filter (where ${isIn})`.mapWith(Number),
      offers: count(userJobs.offerStatus),
    })
    .from(jobOpenings)
    .leftJoin(userJobs, eq(userJobs.jobOpeningId, jobOpenings.jobOpeningId))
    .where(whereOf(filter, now()))
    .groupBy(jobOpenings.jobOpeningId)
    .orderBy(
      direction(sortBy === 'title' ? sql`lower(folded(${jobOpenings.title}))` : jobOpenings.closingDate),
      asc(jobOpenings.jobOpeningId),
    )
    .limit(limit)
    .offset(offset);
  return rows.map(({ opening, applied, offers }) => ({
    jobOpeningId: opening.jobOpeningId,
    reference: opening.reference,
    title: opening.title,
    employerId: opening.employerId,
    companyName: opening.companyName,
    location: opening.location,
    state: stateOf(opening, now()),
    closingDate: opening.closingDate.toISOString(),
    applied,
    offers,
  }));
}

/** Lists a page of the openings, with the total count. */
export async function listOpenings(
  deps: Pick<Deps, 'db' | 'now'>,
  { pageNo, ...asked }: OpeningFilter & Omit<Page, 'limit' | 'offset'> & { pageNo: number },
): Promise<{ openings: OfficeOpening[]; total: number }> {
  const [openings, total] = await Promise.all([
    findOpenings(deps, asked, { ...asked, ...pageOf(pageNo) }),
    deps.db.$count(jobOpenings, whereOf(asked, deps.now())),
  ]);
  return { openings, total };
}

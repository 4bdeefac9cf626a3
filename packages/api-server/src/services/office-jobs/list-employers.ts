import type { OfficeEmployer } from '@plinth/domain/jobs/employer';
import { and, asc, desc, isNotNull, isNull, sql } from 'drizzle-orm';
import type { QueryOf } from '../../api/query-of.ts';
import { employers } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import { matchesSearch } from '../matches-search.ts';
import { pageOf } from '../page-of.ts';
import { findEmployers } from './employer-rows.ts';

export type EmployerFilter = Omit<QueryOf<'officeJobs', 'listEmployers'>, 'pageNo'>;

const whereOf = ({ search, state }: EmployerFilter) =>
  and(
    state && (state === 'ENDED' ? isNotNull(employers.endedAt) : isNull(employers.endedAt)),
    matchesSearch(search, [employers.name, employers.contactName, employers.contactEmailId]),
  );

/** Finds the employers that match a filter, in its order. */
export const findEmployersOf = (
  { db }: Pick<Deps, 'db'>,
  filter: EmployerFilter,
  page: { limit: number; offset: number },
): Promise<OfficeEmployer[]> => {
  const direction = filter.sortDirection === 'asc' ? asc : desc;
  return findEmployers(db, whereOf(filter), {
    orderBy: [
      direction(filter.sortBy === 'name' ? sql`lower(folded(${employers.name}))` : employers.createdAt),
      asc(employers.employerId),
    ],
    ...page,
  });
};

/** Lists a page of the employers, with the total count. */
export async function listEmployers(
  deps: Pick<Deps, 'db'>,
  { pageNo, ...filter }: EmployerFilter & { pageNo: number },
): Promise<{ employers: OfficeEmployer[]; total: number }> {
  const [found, total] = await Promise.all([
    findEmployersOf(deps, filter, pageOf(pageNo)),
    deps.db.$count(employers, whereOf(filter)),
  ]);
  return { employers: found, total };
}

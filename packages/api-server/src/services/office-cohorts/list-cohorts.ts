import type { OfficeCohort } from '@plinth/domain/cohorts/office-cohort';
import type { QueryOf } from '../../api/query-of.ts';
import type { Queryable } from '../../db/database.ts';
import { listOfficeCohorts } from '../../db/queries/office-cohorts/list-office-cohorts.ts';
import type { Deps } from '../../deps.ts';
import { containing, wordsOf } from '../matches-search.ts';
import { pageOf } from '../page-of.ts';

export type CohortFilter = QueryOf<'officeCohorts', 'download'>;

type Order = { sortBy: 'startsAt' | 'title' | 'learners'; sortDirection: 'asc' | 'desc' };

/**
 * Finds the cohorts that match a filter, and the total count. One statement; beyond the last one nothing is counted.
 */
export async function findCohorts(
  db: Queryable,
  { search, status, courseId }: CohortFilter,
  { sortBy, sortDirection, ...page }: Order & { limit: number; offset: number },
): Promise<{ cohorts: OfficeCohort[]; total: number }> {
  const rows = await listOfficeCohorts.rows(db, {
    patterns: wordsOf(search).map(containing),
    status: status ?? null,
    courseId: courseId ?? null,
    sortBy,
    direction: sortDirection,
    ...page,
  });
  return {
    cohorts: rows.map(({ total: _total, startsAt, endsAt, ...cohort }) => ({
      ...cohort,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** Lists the cohorts, 20 a page. */
export const listCohorts = (
  { db }: Pick<Deps, 'db'>,
  { pageNo, sortBy, sortDirection, ...filter }: CohortFilter & Order & { pageNo: number },
) => findCohorts(db, filter, { sortBy, sortDirection, ...pageOf(pageNo) });

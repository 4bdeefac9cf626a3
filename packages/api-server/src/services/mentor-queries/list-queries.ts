import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { QueryItem } from '@plinth/domain/mentor-queries/query-item';
import { type QueryStateFilter, stateOfFilter } from '@plinth/domain/mentor-queries/query-state';
import { foldText } from '@plinth/domain/search/fold-text';
import { listPage } from '../../db/queries/mentor-queries/list-page.ts';
import type { Side } from '../../db/queries/mentor-queries/visible-to.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { metaOfQuery } from './meta-of-query.ts';
import { requireOpenQueries } from './require-open-queries.ts';

type Filter = {
  state: QueryStateFilter;
  namespace?: Namespace | undefined;
  sorting: 'ASC' | 'DESC';
  search?: string | undefined;
  assigned?: 'me' | 'me-or-nobody' | 'all';
  pageNo: number;
};

/**
 * The words of a search, the last possibly incomplete; null when it has no word. Punctuation separates words as in the
 * searched column; the result cannot end the quotes.
 */
function toSearch(text: string): string | null {
  const words = foldText(text)
    .toLowerCase()
    .match(/[^\s!-/:-@[-`{-~]+/gu);
  return words ? words.map((word) => `'${word}':*`).join(' & ') : null;
}

/**
 * Lists a page of 20 queries by filters with the total count, in one round trip beside the lock.
 * @throws Refusal LOCKED
 */
export async function listQueries(
  deps: Deps,
  caller: Member,
  side: Side,
  filter: Filter,
): Promise<{ queries: QueryItem[]; total: number }> {
  await requireOpenQueries(deps, caller.membership.cohortId);
  const { namespace, search = '', assigned = 'all' } = filter;
  const words = toSearch(search);
  if (search !== '' && words === null) return { queries: [], total: 0 };
  const page = await listPage.first(deps.db, {
    side,
    direction: filter.sorting === 'ASC' ? 'asc' : 'desc',
    searched: words === null ? 'at all' : 'by words',
    cohortId: caller.membership.cohortId,
    userId: caller.userId,
    state: stateOfFilter(filter.state),
    namespace: namespace ?? null,
    assignedTo: assigned === 'me' ? caller.userId : null,
    orUnassigned: assigned === 'me-or-nobody' ? caller.userId : null,
    words,
    offset: filter.pageNo * PAGE_SIZE,
    limit: PAGE_SIZE,
  });
  const { total, queries } = page ?? { total: 0, queries: [] };
  return {
    total,
    queries: queries.map(({ namespace, nodeId, assignedIg, ...query }) => ({
      ...query,
      meta: metaOfQuery(namespace, nodeId),
      queryCreatedAt: new Date(query.queryCreatedAt).toISOString(),
      ...(assignedIg ? { assignedIg } : {}),
    })),
  };
}

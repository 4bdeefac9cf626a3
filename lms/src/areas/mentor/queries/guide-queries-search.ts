import {
  QUERY_NAMESPACES,
  QUERY_STATE_FILTERS,
  type QueryNamespace,
} from '@plinth/domain/mentor-queries/query-state-filters';
import { given, laterPageOf, oneOf } from '../../../parts/address-values.ts';
import { textOf } from '../../../shell/search-values.ts';
import { mentorHref } from '../mentor-href.ts';

/** The guides by whom queries can be narrowed; `me-or-nobody` are those that the dashboard counts. */
export const ASSIGNED = ['me', 'me-or-nobody'] as const;

type StateFilter = (typeof QUERY_STATE_FILTERS)[number];

/**
 * The query string of a guide's queries: the list with its filters, or one query (`queryId`). Without a state,
 * unanswered ones are shown, the longest waiting first; `all` shows every one.
 */
export type GuideQueriesSearch = {
  state?: StateFilter;
  part?: QueryNamespace;
  sorting?: 'ASC' | 'DESC';
  assigned?: 'me' | 'me-or-nobody';
  search?: string;
  /** Counts from 1; the first page is left out. */
  page?: number;
  queryId?: string;
};

/** Reads an address as typed or saved; unknown values are left out. */
export function readGuideQueriesSearch(typed: Record<string, unknown>): GuideQueriesSearch {
  const state = oneOf(QUERY_STATE_FILTERS, typed.state);
  return given({
    state: state === 'OPEN' ? undefined : state,
    part: oneOf(QUERY_NAMESPACES, typed.part),
    sorting: oneOf(['ASC', 'DESC'] as const, typed.sorting),
    assigned: oneOf(ASSIGNED, typed.assigned),
    search: textOf(typed.search),
    page: laterPageOf(typed.page),
    queryId: textOf(typed.queryId),
  });
}

/** Returns the filters in the form that the list call accepts. */
export const filtersOf = ({
  state = 'OPEN',
  part,
  sorting,
  assigned,
  search,
  page = 1,
}: GuideQueriesSearch) => ({
  state,
  namespace: part ?? null,
  sorting: sorting ?? (state === 'OPEN' ? ('ASC' as const) : ('DESC' as const)),
  assigned: assigned ?? ('all' as const),
  search: search ?? '',
  pageNo: page - 1,
});

/** Returns only the filters, without the query shown in front of the list. */
export const listOf = ({ queryId: _, ...list }: GuideQueriesSearch): GuideQueriesSearch => list;

/** Returns the address of the queries of a cohort. */
export const guideQueriesHref = (cohortId: string, search: GuideQueriesSearch): string =>
  mentorHref(cohortId, 'queries', search);

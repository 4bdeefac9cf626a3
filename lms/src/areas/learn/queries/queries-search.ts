import {
  QUERY_NAMESPACES,
  QUERY_STATE_FILTERS,
  type QueryNamespace,
} from '@plinth/domain/mentor-queries/query-state-filters';
import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import { given, laterPageOf, oneOf } from '../../../parts/address-values.ts';
import { textOf } from '../../../shell/search-values.ts';

type StateFilter = (typeof QUERY_STATE_FILTERS)[number];

/**
 * The query string of the queries page: the list with its filters, one query (`queryId`), or a new one (`ask` is the
 * part of the course it is about, `nodeId` the page, `talk` an attached conversation with the course assistant).
 */
export type QueriesSearch = {
  state?: Exclude<StateFilter, 'all'>;
  part?: QueryNamespace;
  sorting?: 'ASC';
  search?: string;
  /** Counts from 1; the first page is left out. */
  page?: number;
  queryId?: string;
  ask?: QueryNamespace;
  nodeId?: string;
  talk?: string;
};

/** Reads an address as typed or saved; unknown values are left out. */
export function readQueriesSearch(typed: Record<string, unknown>): QueriesSearch {
  const state = oneOf(QUERY_STATE_FILTERS, typed.state);
  return given({
    state: state === 'all' ? undefined : state,
    part: oneOf(QUERY_NAMESPACES, typed.part),
    sorting: oneOf(['ASC'] as const, typed.sorting),
    search: textOf(typed.search),
    page: laterPageOf(typed.page),
    queryId: textOf(typed.queryId),
    ask: oneOf(QUERY_NAMESPACES, typed.ask),
    nodeId: textOf(typed.nodeId),
    talk: textOf(typed.talk),
  });
}

/** Returns the filters in the form that the list call accepts. */
export const filtersOf = ({ state, part, sorting, search, page = 1 }: QueriesSearch) => ({
  state: state ?? ('all' as const),
  namespace: part ?? null,
  sorting: sorting ?? ('DESC' as const),
  search: search ?? '',
  pageNo: page - 1,
});

/** Returns only the filters, without the query or form shown in front of the list. */
export const listOf = ({ state, part, sorting, search, page }: QueriesSearch): QueriesSearch =>
  given({ state, part, sorting, search, page });

export type QueriesPlace = { cohortId: string; page: 'queries' | 'queries-v2' };

/** Returns the address of the queries page with its query string. */
export function queriesHref({ cohortId, page }: QueriesPlace, search: QueriesSearch): string {
  const entries = Object.entries(search).map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(entries).toString();
  return `${areaPagePath('learn', cohortId, page)}${query === '' ? '' : `?${query}`}`;
}

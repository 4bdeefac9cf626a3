import {
  QUERY_NAMESPACES,
  QUERY_STATE_FILTERS,
  type QueryNamespace,
} from '@plinth/domain/mentor-queries/query-state-filters';
import { areaPagePath } from '@plinth/domain/navigation/learner-pages';

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

const isOf =
  <T extends string>(known: readonly T[]) =>
  (value: unknown): value is T =>
    known.some((one) => one === value);

/** Reads an address as typed or saved; unknown values are left out. */
export function readQueriesSearch(typed: Record<string, unknown>): QueriesSearch {
  const { state, part, sorting, ask } = typed;
  const page = Number(typed.page);
  const text = (name: 'search' | 'queryId' | 'nodeId' | 'talk') => {
    const value = typed[name];
    const found = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
    return typeof found === 'string' && found !== '' ? { [name]: found } : {};
  };
  return {
    ...(isOf(QUERY_STATE_FILTERS)(state) && state !== 'all' ? { state } : {}),
    ...(isOf(QUERY_NAMESPACES)(part) ? { part } : {}),
    ...(sorting === 'ASC' ? { sorting } : {}),
    ...(Number.isInteger(page) && page > 1 ? { page } : {}),
    ...(isOf(QUERY_NAMESPACES)(ask) ? { ask } : {}),
    ...text('search'),
    ...text('queryId'),
    ...text('nodeId'),
    ...text('talk'),
  };
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
export const listOf = ({ state, part, sorting, search, page }: QueriesSearch): QueriesSearch => ({
  ...(state ? { state } : {}),
  ...(part ? { part } : {}),
  ...(sorting ? { sorting } : {}),
  ...(search ? { search } : {}),
  ...(page ? { page } : {}),
});

export type QueriesPlace = { cohortId: string; page: 'queries' | 'queries-v2' };

/** Returns the address of the queries page with its query string. */
export function queriesHref({ cohortId, page }: QueriesPlace, search: QueriesSearch): string {
  const entries = Object.entries(search).map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(entries).toString();
  return `${areaPagePath('learn', cohortId, page)}${query === '' ? '' : `?${query}`}`;
}

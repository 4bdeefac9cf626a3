import { given, pageOf } from '../../../parts/address-values.ts';
import type { ListSearch } from './use-list-search.ts';

/** The most that the lists of the office take to search for. */
const SEARCH_MAX = 100;

/**
 * How a list reads its address: what it searches for, and its filters.
 * @param names the parameters that are filters, besides `search`
 * @param read reads them as the list's call names them; those that are missing or unknown are left out
 */
export function listFilter<Filters extends object>(
  names: readonly string[],
  read: (search: ListSearch) => Filters,
) {
  const filterOf = (search: ListSearch) => ({
    search: (search.search ?? '').slice(0, SEARCH_MAX),
    ...given(read(search)),
  });
  return {
    filterOf,
    pageOf: (search: ListSearch) => ({ ...filterOf(search), pageNo: pageOf(search.page) - 1 }),
    isSet: (search: ListSearch) => ['search', ...names].some((name) => search[name]),
  };
}

import { pageOf } from '../../../parts/address-values.ts';
import { listFilter } from './list-filter.ts';
import { type Sort, sortOf } from './sort-of.ts';
import type { ListSearch } from './use-list-search.ts';

type SortedListFilter<Column extends string, Filters extends object> = {
  names?: readonly string[];
  read?: (search: ListSearch) => Filters;
  columns: readonly Column[];
  /** The order of an address that names none. */
  usual: Sort<NoInfer<Column>>;
};

/** How a list with an order reads its address; `listOf` is the whole list in its order, `pageOf` one page of it. */
export function sortedListFilter<Column extends string, Filters extends object = object>({
  names = [],
  read = () => ({}) as Filters,
  columns,
  usual,
}: SortedListFilter<Column, Filters>) {
  const { filterOf, isSet } = listFilter(names, read);
  const sort = (search: ListSearch) => sortOf(search.sort, columns, usual);
  const listOf = (search: ListSearch) => {
    const { column, direction } = sort(search);
    return {
      ...filterOf(search),
      sortBy: column,
      sortDirection: direction === 'ascending' ? ('asc' as const) : ('desc' as const),
    };
  };
  return {
    isSet,
    filterOf,
    listOf,
    sortOf: sort,
    pageOf: (search: ListSearch) => ({ ...listOf(search), pageNo: pageOf(search.page) - 1 }),
  };
}

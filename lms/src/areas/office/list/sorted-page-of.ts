import type { SortedPage } from '../../../data/sorted-page.ts';
import { pageOf } from '../../../parts/address-values.ts';
import type { Sort } from './sort-of.ts';
import type { ListSearch } from './use-list-search.ts';

/** Reads the page that an address names, in this order, as a call expects it. */
export const sortedPageOf = <Column extends string>(
  { page }: ListSearch,
  { column, direction }: Sort<Column>,
): SortedPage<Column> => ({
  pageNo: pageOf(page) - 1,
  sortBy: column,
  sortDirection: direction === 'ascending' ? 'asc' : 'desc',
});

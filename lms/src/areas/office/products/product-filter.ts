import { OFFICE_PRODUCT_SORTS, PRODUCT_STATES } from '@plinth/domain/catalog/office-product';
import { REGIONS } from '@plinth/domain/catalog/region';
import type { ProductFilter, ProductsPage } from '../../../data/office-products.ts';
import { given, oneOf } from '../../../parts/address-values.ts';
import { searchTextOf } from '../list/search-text-of.ts';
import { type Sort, sortOf } from '../list/sort-of.ts';
import { sortedPageOf } from '../list/sorted-page-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

/** The address parameters that are filters. */
export const PRODUCT_FILTERS = ['search', 'state', 'region'] as const;

export const productSortOf = ({ sort }: ListSearch): Sort<(typeof OFFICE_PRODUCT_SORTS)[number]> =>
  sortOf(sort, OFFICE_PRODUCT_SORTS, { column: 'code', direction: 'ascending' });

/** The product filter from an address; unknown values are left out. */
export const productFilterOf = (search: ListSearch): ProductFilter => ({
  search: searchTextOf(search),
  ...given({ state: oneOf(PRODUCT_STATES, search.state), region: oneOf(REGIONS, search.region) }),
});

/** The page of the list from an address. */
export const productsPageOf = (search: ListSearch): ProductsPage => ({
  ...productFilterOf(search),
  ...sortedPageOf(search, productSortOf(search)),
});

import { OFFICE_APPLICATION_SORTS } from '@plinth/domain/course-applications/office-application';
import { ORDER_STATUSES } from '@plinth/domain/orders/order-status';
import type { ApplicationFilter, ApplicationsPage } from '../../../data/office-applications.ts';
import { given, oneOf, productCodeOf } from '../../../parts/address-values.ts';
import { searchTextOf } from '../list/search-text-of.ts';
import { type Sort, sortOf } from '../list/sort-of.ts';
import { sortedPageOf } from '../list/sorted-page-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

/** The parameters of the address that are filters. */
export const APPLICATION_FILTERS = ['search', 'status', 'product'] as const;

export const applicationSortOf = ({ sort }: ListSearch): Sort<(typeof OFFICE_APPLICATION_SORTS)[number]> =>
  sortOf(sort, OFFICE_APPLICATION_SORTS, { column: 'createdAt', direction: 'descending' });

/** Reads the applications that an address names; unknown values are left out. */
export const applicationFilterOf = (search: ListSearch): ApplicationFilter => ({
  search: searchTextOf(search),
  ...given({ status: oneOf(ORDER_STATUSES, search.status), productId: productCodeOf(search.product) }),
});

/** Reads the page of the list that an address names. */
export const applicationsPageOf = (search: ListSearch): ApplicationsPage => ({
  ...applicationFilterOf(search),
  ...sortedPageOf(search, applicationSortOf(search)),
});

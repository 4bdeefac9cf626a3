import { DISCREPANCY_KINDS } from '@plinth/domain/payments/discrepancy';
import type { FindingFilter } from '../../../data/office-reconciliation.ts';
import { oneOf, pageOf } from '../../../parts/address-values.ts';
import { searchTextOf } from '../list/search-text-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

/** The address parameters that are filters. */
export const FINDING_FILTERS = ['search', 'kind'] as const;

/** The finding filter from an address; unknown values are left out. */
export function findingFilterOf({ search, ...address }: ListSearch): FindingFilter {
  const kind = oneOf(DISCREPANCY_KINDS, address.kind);
  return { search: searchTextOf({ search }), ...(kind ? { kind } : {}) };
}

/** The page of the list from an address. */
export const findingsPageOf = (search: ListSearch): FindingFilter & { pageNo: number } => ({
  ...findingFilterOf(search),
  pageNo: pageOf(search.page) - 1,
});

import { OFFICE_PRODUCT_SORTS, PRODUCT_STATES } from '@plinth/domain/catalog/office-product';
import { REGIONS } from '@plinth/domain/catalog/region';
import { oneOf } from '../../../parts/address-values.ts';
import { sortedListFilter } from '../list/sorted-list-filter.ts';

/** The products that an address names. */
export const productFilter = sortedListFilter({
  names: ['state', 'region'],
  read: ({ state, region }) => ({ state: oneOf(PRODUCT_STATES, state), region: oneOf(REGIONS, region) }),
  columns: OFFICE_PRODUCT_SORTS,
  usual: { column: 'code', direction: 'ascending' },
});

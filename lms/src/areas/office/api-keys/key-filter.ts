import { API_KEY_STATES } from '@plinth/domain/api-keys/api-key';
import type { KeysPage } from '../../../data/office-keys.ts';
import { given, oneOf, pageOf } from '../../../parts/address-values.ts';
import { searchTextOf } from '../list/search-text-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

/** The parameters of the address that are filters. */
export const KEY_FILTERS = ['search', 'state'] as const;

/** Reads the page of keys that an address names; unknown values are left out. */
export const keysPageOf = (search: ListSearch): KeysPage => ({
  search: searchTextOf(search),
  ...given({ state: oneOf(API_KEY_STATES, search.state) }),
  pageNo: pageOf(search.page) - 1,
});

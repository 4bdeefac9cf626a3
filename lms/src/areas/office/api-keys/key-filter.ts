import { API_KEY_STATES } from '@plinth/domain/api-keys/api-key';
import type { KeysPage } from '../../../data/office-keys.ts';
import { oneOf, pageOf } from '../../../parts/address-values.ts';
import { searchTextOf } from '../list/search-text-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

/** The parameters of the address that are filters. */
export const KEY_FILTERS = ['search', 'state'] as const;

/** Reads the page of keys that an address names; unknown values are left out. */
export function keysPageOf(search: ListSearch): KeysPage {
  const state = oneOf(API_KEY_STATES, search.state);
  return {
    search: searchTextOf(search),
    ...(state ? { state } : {}),
    pageNo: pageOf(search.page) - 1,
  };
}

import { API_KEY_STATES } from '@plinth/domain/api-keys/api-key';
import { oneOf } from '../../../parts/address-values.ts';
import { listFilter } from '../list/list-filter.ts';

/** The keys that an address names. */
export const keyFilter = listFilter(['state'], ({ state }) => ({ state: oneOf(API_KEY_STATES, state) }));

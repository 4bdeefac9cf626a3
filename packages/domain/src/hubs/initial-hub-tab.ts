import { holdsMentorRole, type Role } from '../roles/role.ts';
import { DEFAULT_FILTER_ID, FILTER_ID_OF_TAB, type FilterId, type HubTab } from './hub-tab.ts';

/** Returns the initial tab of a hub: ongoing for guides and lead mentors, enrolled for everyone else. */
export function initialHubTab(roles: readonly Role[]): HubTab {
  return holdsMentorRole(roles) ? 'ongoing' : 'enrolled';
}

/** Returns the initial filter of a hub; the default while the roles are unknown. */
export function initialFilterId(roles: readonly Role[] | null): FilterId {
  return roles === null ? DEFAULT_FILTER_ID : FILTER_ID_OF_TAB[initialHubTab(roles)];
}

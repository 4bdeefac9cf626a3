import { holdsMentorRole, type Role } from '../roles/role.ts';
import { DEFAULT_FILTER_ID, type FilterId, type HubTab } from './hub-tab.ts';

/** The tab a hub opens on: ongoing for guides and lead mentors, enrolled for everyone else (HUB-33, HUB-34). */
export function initialHubTab(roles: readonly Role[]): HubTab {
  return holdsMentorRole(roles) ? 'ongoing' : 'enrolled';
}

/** The filter a hub opens on; '1' while the roles are not known yet (HUB-07, D-72). */
export function initialFilterId(roles: readonly Role[] | null): FilterId {
  return roles !== null && holdsMentorRole(roles) ? '2' : DEFAULT_FILTER_ID;
}

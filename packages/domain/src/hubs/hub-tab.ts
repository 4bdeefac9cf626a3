import * as z from 'zod/mini';
import type { CardLabel } from '../cards/card-label.ts';

/** The tabs of a hub. */
export const HUB_TABS = ['enrolled', 'ongoing', 'upcoming', 'transferred', 'cancelled', 'archived'] as const;
export const HubTab = z.enum(HUB_TABS);
export type HubTab = z.infer<typeof HubTab>;

/** The filter keys of the tabs, one per tab. */
export const FILTER_IDS = ['1', '2', '3', '4', '5', '6'] as const;
export const FilterId = z.enum(FILTER_IDS);
export type FilterId = z.infer<typeof FilterId>;

/** The initial filter of a hub while the role is unknown. */
export const DEFAULT_FILTER_ID: FilterId = '1';

/** The filter key of each tab. */
export const FILTER_ID_OF_TAB: Record<HubTab, FilterId> = {
  enrolled: '1',
  ongoing: '2',
  upcoming: '3',
  transferred: '4',
  cancelled: '5',
  archived: '6',
};

/** The tab of each filter key. */
export const TAB_OF_FILTER_ID: Record<FilterId, HubTab> = {
  '1': 'enrolled',
  '2': 'ongoing',
  '3': 'upcoming',
  '4': 'transferred',
  '5': 'cancelled',
  '6': 'archived',
};

/** The label of a tab and of a card in it. */
export const TAB_LABELS: Record<HubTab, CardLabel> = {
  enrolled: 'Enrolled',
  ongoing: 'Ongoing',
  upcoming: 'Upcoming',
  transferred: 'Transferred',
  cancelled: 'Cancelled',
  archived: 'Completed',
};

/** The text of an empty tab. */
export const EMPTY_TAB_TEXTS: Record<HubTab, string> = {
  enrolled: 'Courses that you are currently enrolled in appear here',
  ongoing: 'Courses that are currently running for you appear here',
  upcoming: 'Courses that are yet to start will appear here',
  transferred: 'Courses that you have transferred from will appear here',
  cancelled: 'Courses that you have cancelled will appear here',
  archived: 'Courses that you have completed will appear here',
};

/** The tabs a learner sees. */
export const LEARNER_HUB_TABS: readonly HubTab[] = ['enrolled', 'transferred', 'cancelled'];

/** The tabs a guide or lead mentor sees. */
export const MENTOR_HUB_TABS: readonly HubTab[] = ['ongoing', 'upcoming', 'archived'];

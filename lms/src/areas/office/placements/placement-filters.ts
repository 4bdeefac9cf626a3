import { Id } from '@plinth/domain/fields/id';
import {
  PLACEMENT_FORM_SORTS,
  PLACEMENT_MESSAGE_SORTS,
  PLACEMENT_MESSAGE_STATES,
  SELF_PLACEMENT_SORTS,
} from '@plinth/domain/placement/office-placement';
import type { SelfPlacementReview } from '@plinth/domain/placement/self-placement';
import type {
  PlacementFormsPage,
  PlacementMessagesPage,
  PlacementOf,
  SelfPlacementsPage,
} from '../../../data/office-placement.ts';
import { given, oneOf } from '../../../parts/address-values.ts';
import type { Stamp } from '../../../parts/StampChip.tsx';
import { searchTextOf } from '../list/search-text-of.ts';
import { sortOf } from '../list/sort-of.ts';
import { sortedPageOf } from '../list/sorted-page-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

const REVIEWS = ['PENDING', 'REVIEWED', 'REJECTED'] as const satisfies readonly SelfPlacementReview[];
const FORM_STATES = ['INTERESTED', 'NOT_INTERESTED'] as const;

/** The state of such a job, as the placement team sees it. */
export const REVIEW_STAMPS: Record<SelfPlacementReview, Stamp> = {
  PENDING: { tone: 'signal', text: 'To decide' },
  REVIEWED: { tone: 'success', text: 'Accepted' },
  REJECTED: { tone: 'neutral', text: 'Not accepted' },
};

/** The filter parameters of each address. */
export const SELF_PLACEMENT_FILTERS = ['search', 'review'] as const;
export const PLACEMENT_FORM_FILTERS = ['search', 'state'] as const;
export const PLACEMENT_MESSAGE_FILTERS = ['search', 'state'] as const;

export const selfPlacementSortOf = ({ sort }: ListSearch) =>
  sortOf(sort, SELF_PLACEMENT_SORTS, { column: 'submittedAt', direction: 'descending' });
export const placementFormSortOf = ({ sort }: ListSearch) =>
  sortOf(sort, PLACEMENT_FORM_SORTS, { column: 'updatedAt', direction: 'descending' });

export const placementMessageSortOf = ({ sort }: ListSearch) =>
  sortOf(sort, PLACEMENT_MESSAGE_SORTS, { column: 'createdAt', direction: 'descending' });

export const selfPlacementsPageOf = (search: ListSearch): SelfPlacementsPage => ({
  search: searchTextOf(search),
  ...given({ review: oneOf(REVIEWS, search.review) }),
  ...sortedPageOf(search, selfPlacementSortOf(search)),
});

export const placementFormsPageOf = (search: ListSearch): PlacementFormsPage => ({
  search: searchTextOf(search),
  ...given({ state: oneOf(FORM_STATES, search.state) }),
  ...sortedPageOf(search, placementFormSortOf(search)),
});

export const placementMessagesPageOf = (search: ListSearch): PlacementMessagesPage => ({
  search: searchTextOf(search),
  ...given({ state: oneOf(PLACEMENT_MESSAGE_STATES, search.state) }),
  ...sortedPageOf(search, placementMessageSortOf(search)),
});

/** The key of a row, a learner in a cohort; the address names both. */
export const rowOf = ({ cohortId, userId }: PlacementOf): string => `${cohortId}.${userId}`;

export function placementOf(row: string | undefined): PlacementOf | null {
  const [cohortId, userId] = (row ?? '').split('.');
  return Id.safeParse(cohortId).success && Id.safeParse(userId).success && cohortId && userId
    ? { cohortId, userId }
    : null;
}

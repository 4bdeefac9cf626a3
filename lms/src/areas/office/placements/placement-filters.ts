import { Id } from '@plinth/domain/fields/id';
import {
  PLACEMENT_FORM_SORTS,
  PLACEMENT_MESSAGE_SORTS,
  PLACEMENT_MESSAGE_STATES,
  SELF_PLACEMENT_SORTS,
} from '@plinth/domain/placement/office-placement';
import type { SelfPlacementReview } from '@plinth/domain/placement/self-placement';
import type { PlacementOf } from '../../../data/office-placement.ts';
import { oneOf } from '../../../parts/address-values.ts';
import type { Stamp } from '../../../parts/StampChip.tsx';
import { sortedListFilter } from '../list/sorted-list-filter.ts';

const REVIEWS = ['PENDING', 'REVIEWED', 'REJECTED'] as const satisfies readonly SelfPlacementReview[];
const FORM_STATES = ['INTERESTED', 'NOT_INTERESTED'] as const;

/** The state of such a job, as the placement team sees it. */
export const REVIEW_STAMPS: Record<SelfPlacementReview, Stamp> = {
  PENDING: { tone: 'signal', text: 'To decide' },
  REVIEWED: { tone: 'success', text: 'Accepted' },
  REJECTED: { tone: 'neutral', text: 'Not accepted' },
};

export const selfPlacementFilter = sortedListFilter({
  names: ['review'],
  read: ({ review }) => ({ review: oneOf(REVIEWS, review) }),
  columns: SELF_PLACEMENT_SORTS,
  usual: { column: 'submittedAt', direction: 'descending' },
});

export const placementFormFilter = sortedListFilter({
  names: ['state'],
  read: ({ state }) => ({ state: oneOf(FORM_STATES, state) }),
  columns: PLACEMENT_FORM_SORTS,
  usual: { column: 'updatedAt', direction: 'descending' },
});

export const placementMessageFilter = sortedListFilter({
  names: ['state'],
  read: ({ state }) => ({ state: oneOf(PLACEMENT_MESSAGE_STATES, state) }),
  columns: PLACEMENT_MESSAGE_SORTS,
  usual: { column: 'createdAt', direction: 'descending' },
});

/** The key of a row, a learner in a cohort; the address names both. */
export const rowOf = ({ cohortId, userId }: PlacementOf): string => `${cohortId}.${userId}`;

export function placementOf(row: string | undefined): PlacementOf | null {
  const [cohortId, userId] = (row ?? '').split('.');
  return Id.safeParse(cohortId).success && Id.safeParse(userId).success && cohortId && userId
    ? { cohortId, userId }
    : null;
}

import { REWARD_SORTS, REWARD_STATUSES } from '@plinth/domain/referrals/office-reward';
import { oneOf } from '../../../parts/address-values.ts';
import { sortedListFilter } from '../list/sorted-list-filter.ts';

/** The rewards that an address names. */
export const rewardFilter = sortedListFilter({
  names: ['status'],
  read: ({ status }) => ({ status: oneOf(REWARD_STATUSES, status) }),
  columns: REWARD_SORTS,
  usual: { column: 'since', direction: 'descending' },
});

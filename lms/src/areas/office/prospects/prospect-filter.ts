import { REGIONS } from '@plinth/domain/catalog/region';
import {
  PROSPECT_OWNERS,
  PROSPECT_SORTS,
  PROSPECT_STATES,
  TOUCH_KINDS,
} from '@plinth/domain/prospects/prospect';
import { oneOf } from '../../../parts/address-values.ts';
import { sortedListFilter } from '../list/sorted-list-filter.ts';

const FLAG = ['true'] as const;

/** The prospects that an address names. */
export const prospectFilter = sortedListFilter({
  names: ['state', 'source', 'region', 'campaign', 'owner', 'due', 'review'],
  read: (search) => ({
    state: oneOf(PROSPECT_STATES, search.state),
    source: oneOf(TOUCH_KINDS, search.source),
    region: oneOf(REGIONS, search.region),
    owner: oneOf(PROSPECT_OWNERS, search.owner),
    campaign: search.campaign?.slice(0, 500),
    isDue: oneOf(FLAG, search.due),
    needsReview: oneOf(FLAG, search.review),
  }),
  columns: PROSPECT_SORTS,
  usual: { column: 'lastTouchAt', direction: 'descending' },
});

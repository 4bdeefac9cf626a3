import { REGIONS } from '@plinth/domain/catalog/region';
import {
  PROSPECT_OWNERS,
  PROSPECT_SORTS,
  PROSPECT_STATES,
  TOUCH_KINDS,
} from '@plinth/domain/prospects/prospect';
import type { ProspectFilter, ProspectsPage } from '../../../data/prospects.ts';
import { given, oneOf } from '../../../parts/address-values.ts';
import { searchTextOf } from '../list/search-text-of.ts';
import { type Sort, sortOf } from '../list/sort-of.ts';
import { sortedPageOf } from '../list/sorted-page-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

/** The address parameters that are filters. */
export const PROSPECT_FILTERS = [
  'search',
  'state',
  'source',
  'region',
  'campaign',
  'owner',
  'due',
  'review',
] as const;

export const prospectSortOf = ({ sort }: ListSearch): Sort<(typeof PROSPECT_SORTS)[number]> =>
  sortOf(sort, PROSPECT_SORTS, { column: 'lastTouchAt', direction: 'descending' });

/** The prospect filter from an address; unknown values are left out. */
export const prospectFilterOf = (search: ListSearch): ProspectFilter => ({
  search: searchTextOf(search),
  ...given({
    state: oneOf(PROSPECT_STATES, search.state),
    source: oneOf(TOUCH_KINDS, search.source),
    region: oneOf(REGIONS, search.region),
    owner: oneOf(PROSPECT_OWNERS, search.owner),
    campaign: search.campaign?.slice(0, 500),
  }),
  ...(search.due === 'true' ? { isDue: 'true' } : {}),
  ...(search.review === 'true' ? { needsReview: 'true' } : {}),
});

/** The page of the list from an address. */
export const prospectsPageOf = (search: ListSearch): ProspectsPage => ({
  ...prospectFilterOf(search),
  ...sortedPageOf(search, prospectSortOf(search)),
});

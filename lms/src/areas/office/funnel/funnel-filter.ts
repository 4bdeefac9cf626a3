import { REGIONS } from '@plinth/domain/catalog/region';
import { IsoDate } from '@plinth/domain/fields/iso-date';
import { FUNNEL_SPLITS, type FunnelFilter, type FunnelSplit } from '@plinth/domain/prospects/funnel';
import { given, oneOf, productCodeOf } from '../../../parts/address-values.ts';
import type { ListSearch } from '../list/use-list-search.ts';

const dayOf = (text: string | undefined) => IsoDate.safeParse(text).data;

/** Reads the funnel that an address names; unknown values are left out. */
export const funnelFilterOf = (search: ListSearch): FunnelFilter =>
  given({
    from: dayOf(search.from),
    until: dayOf(search.until),
    region: oneOf(REGIONS, search.region),
    course: productCodeOf(search.course),
    campaign: search.campaign?.slice(0, 500),
  });

/** Reads how the table of an address is split. */
export const funnelSplitOf = ({ by }: ListSearch): FunnelSplit => oneOf(FUNNEL_SPLITS, by) ?? 'campaign';

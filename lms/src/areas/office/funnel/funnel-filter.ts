import { REGIONS } from '@plinth/domain/catalog/region';
import { IsoDate } from '@plinth/domain/fields/iso-date';
import { FUNNEL_SPLITS, type FunnelFilter, type FunnelSplit } from '@plinth/domain/prospects/funnel';
import { oneOf, productCodeOf } from '../../../parts/address-values.ts';
import type { ListSearch } from '../list/use-list-search.ts';

const dayOf = (text: string | undefined) => IsoDate.safeParse(text).data;

/** Reads the funnel that an address names; unknown values are left out. */
export function funnelFilterOf(search: ListSearch): FunnelFilter {
  const [from, until] = [dayOf(search.from), dayOf(search.until)];
  const [region, course] = [oneOf(REGIONS, search.region), productCodeOf(search.course)];
  return {
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
    ...(region ? { region } : {}),
    ...(course ? { course } : {}),
    ...(search.campaign ? { campaign: search.campaign.slice(0, 500) } : {}),
  };
}

/** Reads how the table of an address is split. */
export const funnelSplitOf = ({ by }: ListSearch): FunnelSplit => oneOf(FUNNEL_SPLITS, by) ?? 'campaign';

import { isShippedFamily } from '@plinth/domain/catalog/product-codes';
import { PRODUCT_FAMILIES } from '@plinth/domain/catalog/products';
import { REGIONS } from '@plinth/domain/catalog/region';
import { formatDay } from '@plinth/domain/dates/format-day';
import {
  FUNNEL_OTHERS,
  type FunnelCounts,
  type FunnelSplit,
  type FunnelStep,
  funnelRate,
} from '@plinth/domain/prospects/funnel';
import { REGION_TEXTS } from '../prospects/prospect-texts.ts';

/** The names of the steps, as column heads. */
export const STEP_TEXTS: Record<FunnelStep, string> = {
  views: 'Views',
  leads: 'Leads',
  applications: 'Applied',
  offers: 'Got an offer',
  payments: 'Paid',
};

/** The ways to split the table, as an option and as the head of its first column. */
export const SPLIT_TEXTS: Record<FunnelSplit, { choice: string; head: string }> = {
  campaign: { choice: 'By campaign', head: 'Campaign' },
  region: { choice: 'By region', head: 'Region' },
  course: { choice: 'By course', head: 'Course' },
  week: { choice: 'By week', head: 'Week from' },
};

const UNTOLD: Record<FunnelSplit, string> = {
  campaign: 'No campaign told',
  region: 'No region told',
  course: 'No course told',
  week: '',
};

/** Returns what a row of the table represents. */
export function groupText(split: FunnelSplit, key: string | null): string {
  if (key === null) return UNTOLD[split];
  if (key === FUNNEL_OTHERS) return 'All others';
  if (split === 'week') return formatDay(key, 'full');
  const region = split === 'region' && REGIONS.find((one) => one === key);
  if (region) return REGION_TEXTS[region];
  return split === 'course' && isShippedFamily(key) ? PRODUCT_FAMILIES[key].title : key;
}

/** Formats a count for display. */
export const countText = (count: number): string => count.toLocaleString('en-GB');

/** Returns the share of leads that reached a step, as text. */
export function shareText(counts: FunnelCounts, step: Exclude<FunnelStep, 'views'>): string {
  const rate = funnelRate(counts[step], counts.leads);
  return step === 'leads' || rate === null
    ? countText(counts[step])
    : `${countText(counts[step])}, ${rate} %`;
}

import * as z from 'zod/mini';
import type { Currency } from '../money/currency.ts';

/** The regions of the school. ROW is the data value, /me its path, _ME its product suffix. */
export const REGIONS = ['INDIA', 'US', 'ROW'] as const;
export const Region = z.enum(REGIONS);
export type Region = z.infer<typeof Region>;

/** The choices of the region prompt, in the order shown. */
export const REGION_CHOICES: readonly { region: Region; label: string }[] = [
  { region: 'US', label: 'USA, Canada & Europe' },
  { region: 'INDIA', label: 'India' },
  { region: 'ROW', label: 'Outside of India & US' },
];

/** What the marketing paths of a region begin with. */
export const REGION_PATH_PREFIX: Record<Region, '' | '/us' | '/me'> = { INDIA: '', US: '/us', ROW: '/me' };

/** What the product codes of a region end with. */
export const REGION_PRODUCT_SUFFIX: Record<Region, '' | '_US' | '_ME'> = { INDIA: '', US: '_US', ROW: '_ME' };

/** The currency a region pays in: India in INR, everyone else in USD. */
export const REGION_CURRENCY: Record<Region, Currency> = { INDIA: 'INR', US: 'USD', ROW: 'USD' };

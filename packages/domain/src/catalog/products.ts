import type { CohortType } from '../cohorts/cohort-type.ts';
import type { Currency } from '../money/currency.ts';
import { MINOR_UNITS } from '../money/format-money.ts';
import { courseSlug } from '../navigation/course-paths.ts';
import prices from './list-prices.json' with { type: 'json' };
import {
  type BaseProductCode,
  baseProductCode,
  isShippedProduct,
  type ProductCode,
  regionOfProductCode,
  type ShippedProductCode,
} from './product-codes.ts';
import type { ProductType } from './product-type.ts';
import { REGION_CURRENCY, type Region } from './region.ts';

/** The contents and price of a family of products; listPrice is in minor units of each currency. */
export type ProductFamily = {
  title: string;
  regionTitles: Partial<Record<Region, string>>;
  outcome: string;
  durationWeeks: number;
  regions: readonly Region[];
  listPrice: Record<Currency, number>;
  cohortType: CohortType;
  productType: ProductType;
};

/**
 * list-prices.json states fees in whole rupees and dollars, as people write them: marketing edits it (`pnpm editor`).
 */
const inMinorUnits = ({ INR, USD }: Record<Currency, number>): Record<Currency, number> => ({
  INR: INR * MINOR_UNITS,
  USD: USD * MINOR_UNITS,
});

const EVERYWHERE: readonly Region[] = ['INDIA', 'US', 'ROW'];

/** The shipped catalogue, by family; a school's own products exist only as rows of its database. */
export const PRODUCT_FAMILIES: Record<BaseProductCode, ProductFamily> = {
  BIM_A: {
    title: 'Building Information Modelling for Architects',
    regionTitles: {},
    outcome:
      'Take a building from concept model to coordinated construction documents in a shared BIM process.',
    durationWeeks: 24,
    regions: EVERYWHERE,
    listPrice: inMinorUnits(prices.BIM_A),
    cohortType: 'BIM_A',
    productType: 'SPECIALIZATION',
  },
  BIM_C: {
    title: 'BIM for Civil Engineers',
    regionTitles: {},
    outcome: 'Model, quantify and coordinate structures and sites, from foundations to handover data.',
    durationWeeks: 22,
    regions: EVERYWHERE,
    listPrice: inMinorUnits(prices.BIM_C),
    cohortType: 'BIM_C',
    productType: 'SPECIALIZATION',
  },
  MCD: {
    title: 'Computational Design',
    regionTitles: { US: 'Parametric Design', ROW: 'Parametric Design' },
    outcome:
      'Write your own design tools: parametric geometry, form finding and models ready for fabrication.',
    durationWeeks: 30,
    regions: EVERYWHERE,
    listPrice: inMinorUnits(prices.MCD),
    cohortType: 'MCD',
    productType: 'SPECIALIZATION',
  },
  BIM_M: {
    title: 'BIM for MEP Engineers',
    regionTitles: {},
    outcome: 'Design and coordinate mechanical, electrical and plumbing systems in one clash-free model.',
    durationWeeks: 24,
    regions: EVERYWHERE,
    listPrice: inMinorUnits(prices.BIM_M),
    cohortType: 'BIM_M',
    productType: 'SPECIALIZATION',
  },
  INT_DES: {
    title: 'Advanced Interior Design',
    regionTitles: {},
    outcome: 'Carry an interior from brief and mood to detailed drawings, costs and a site-ready set.',
    durationWeeks: 20,
    regions: ['INDIA'],
    listPrice: inMinorUnits(prices.INT_DES),
    cohortType: 'INT_DES',
    productType: 'SPECIALIZATION',
  },
  BIM_SP: {
    title: 'BIM Foundations',
    regionTitles: {},
    outcome: 'Learn the working habits of BIM in a short open course: views, families, sheets and sharing.',
    durationWeeks: 4,
    regions: EVERYWHERE,
    listPrice: inMinorUnits(prices.BIM_SP),
    cohortType: 'BIM_SP',
    productType: 'COHORT',
  },
};

/** One product as it is sold in its region; listPrice is in minor units of currency. */
export type Product = {
  code: ShippedProductCode;
  title: string;
  slug: string | null;
  outcome: string;
  durationWeeks: number;
  region: Region;
  isOffered: boolean;
  currency: Currency;
  listPrice: number;
  cohortType: CohortType;
  productType: ProductType;
};

/** The shipped product of a code; isOffered is false where its region does not sell it, as interior design abroad. */
export function productOf(code: ShippedProductCode): Product {
  const base = baseProductCode(code);
  const region = regionOfProductCode(code);
  const family = PRODUCT_FAMILIES[base];
  const currency = REGION_CURRENCY[region];
  return {
    code,
    title: family.regionTitles[region] ?? family.title,
    slug: courseSlug(base, region),
    outcome: family.outcome,
    durationWeeks: family.durationWeeks,
    region,
    isOffered: family.regions.includes(region),
    currency,
    listPrice: family.listPrice[currency],
    cohortType: family.cohortType,
    productType: family.productType,
  };
}

/** Returns the shipped product of a code; null for one of a school's own, whose facts are in its database. */
export const shippedProduct = (code: ProductCode): Product | null =>
  isShippedProduct(code) ? productOf(code) : null;

import * as z from 'zod/mini';
import { CohortType } from '../cohorts/cohort-type.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { optionalTextField, textField } from '../fields/text.ts';
import { Currency } from '../money/currency.ts';
import { ProductCode } from './product-code.ts';
import { regionOfProductCode } from './product-codes.ts';
import { ProductType } from './product-type.ts';
import { REGION_CURRENCY, Region } from './region.ts';

/** The longest course, and the highest price in minor units: limits that a database and a provider still accept. */
const WEEKS_MAX = 260;
const AMOUNT_MAX = 1_000_000_000;

/**
 * The price of a product in a currency, in minor units; the booking amount is the first payment of a plan that has one.
 */
export const ProductPrice = z
  .object({
    currency: Currency,
    listPrice: z
      .int('Give an amount')
      .check(z.gte(1, 'Give an amount above zero'), z.lte(AMOUNT_MAX, 'This is too much')),
    bookingAmount: z.int('Give an amount').check(z.gte(0, 'Give an amount from zero')),
  })
  .check(
    z.refine(({ listPrice, bookingAmount }) => bookingAmount <= listPrice, {
      error: 'The booking amount is part of the price',
      path: ['bookingAmount'],
    }),
  );
export type ProductPrice = z.infer<typeof ProductPrice>;

const Slug = z.string().check(
  z.maxLength(60, 'Use at most 60 characters'),
  z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and hyphens, such as timber-design'),
  // Used by the app: /courses/cohort leads into a cohort.
  z.refine((slug) => slug !== 'cohort', 'This address is taken'),
);

/** A school's details of one of its own products. */
export const ProductTerms = z.object({
  courseTitle: textField(120),
  description: optionalTextField(600),
  /** The last part of its page's address; null for a product sold by offer alone. */
  slug: z.nullable(Slug),
  productType: ProductType,
  /** The only field that decides how its cohorts behave. */
  cohortType: CohortType,
  durationWeeks: z
    .int('Give a whole number')
    .check(z.gte(1, 'Give a number from 1'), z.lte(WEEKS_MAX, `Give at most ${WEEKS_MAX}`)),
  prices: z.array(ProductPrice).check(
    z.minLength(1, 'Give a price'),
    z.refine(
      (prices) => new Set(prices.map(({ currency }) => currency)).size === prices.length,
      'Give one price in each currency',
    ),
  ),
});
export type ProductTerms = z.infer<typeof ProductTerms>;

/** A product of a school's own, to be made; its price in the currency of the region that its code names is a must. */
export const NewProduct = z
  .object({ productId: ProductCode, ...ProductTerms.shape })
  .check(
    z.refine(
      ({ productId, prices }) =>
        prices.some(({ currency }) => currency === REGION_CURRENCY[regionOfProductCode(productId)]),
      { error: 'Give the price in the currency of its region', path: ['prices'] },
    ),
  );
export type NewProduct = z.infer<typeof NewProduct>;

/**
 * Whether a product can be bought: yes, all seats are taken or no cohort is planned, it is not sold where its code
 * says, or it was taken off sale.
 */
export const PRODUCT_STATES = ['ON_SALE', 'NO_SEAT', 'NOT_OFFERED', 'RETIRED'] as const;
export const ProductState = z.enum(PRODUCT_STATES);
export type ProductState = z.infer<typeof ProductState>;

export const OFFICE_PRODUCT_SORTS = ['code', 'title', 'orders', 'nextStart'] as const;
export type OfficeProductSort = (typeof OFFICE_PRODUCT_SORTS)[number];

/** A product as the office lists it. */
export const OfficeProduct = z.object({
  productId: ProductCode,
  courseTitle: z.string(),
  description: z.string(),
  slug: z.nullable(z.string()),
  productType: ProductType,
  cohortType: CohortType,
  durationWeeks: z.int(),
  region: Region,
  prices: z.array(ProductPrice),
  /** Whether its page, title and price are built with the site and changed in its editor. */
  isShipped: z.boolean(),
  state: ProductState,
  /** The path of its page; null if it has none. */
  path: z.nullable(z.string()),
  /** The next cohort with a free seat; null if there is none. */
  nextCohort: z.nullable(z.object({ cohortId: Id, startsAt: Instant })),
  cohorts: z.int(),
  orders: z.int(),
});
export type OfficeProduct = z.infer<typeof OfficeProduct>;

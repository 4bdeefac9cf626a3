import { BASE_PRODUCT_CODES, type BaseProductCode } from '@plinth/domain/catalog/product-codes';
import { PRODUCT_FAMILIES } from '@plinth/domain/catalog/products';
import { REGION_CHOICES, REGIONS, type Region } from '@plinth/domain/catalog/region';
import type { Currency } from '@plinth/domain/money/currency';
import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import { BOOKING_AMOUNT } from '@plinth/domain/orders/plan-calculator';
import { z } from 'astro/zod';

const forEveryCourse = <T extends z.ZodType>(one: (base: BaseProductCode) => T) =>
  z.strictObject(
    Object.fromEntries(BASE_PRODUCT_CODES.map((base) => [base, one(base)])) as Record<BaseProductCode, T>,
  );

const MOST = 100_000_000;

/** A fee in whole units of its currency. It must exceed the booking amount, or nothing would be left to pay. */
const fee = (currency: Currency) => {
  const booking = BOOKING_AMOUNT[currency] / MINOR_UNITS;
  const howTo = 'write the digits alone, such as 2900';
  return z
    .number(`the fee in ${currency} is no number: ${howTo}`)
    .int(`the fee in ${currency} is no whole number: ${howTo}`)
    .gt(
      booking,
      `the fee in ${currency} is not more than the booking amount of ${booking}: write a higher one`,
    )
    .max(MOST, `the fee in ${currency} is more than ${MOST}: write a lower one`);
};

/** `list-prices.json`: what every course costs before waivers and discounts, in whole rupees and dollars. */
export const listPricesSchema = forEveryCourse((base) =>
  z
    .strictObject(
      {
        INR: fee('INR').meta({ title: 'In rupees', description: 'India', unit: 'INR' }),
        USD: fee('USD').meta({ title: 'In US dollars', description: 'Everywhere else', unit: 'USD' }),
      },
      `${base} has no fees: give INR and USD`,
    )
    .meta({ title: PRODUCT_FAMILIES[base].title }),
);

const labelOf = (region: Region) =>
  REGION_CHOICES.find((choice) => choice.region === region)?.label ?? region;

/** The last segment of a page's address. */
export const slugSchema = z
  .string('the address is missing: write small letters, digits and hyphens')
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'the address has other signs than small letters, digits and hyphens: write it as in bim-for-civil-engineers',
  )
  .max(60, 'the address is longer than 60 characters: shorten it');

/**
 * `course-slugs.json`: the address of every course in every region, null where it has no page. A course that a region
 * does not offer has none there.
 */
export const courseSlugsSchema = forEveryCourse((base) =>
  z
    .strictObject({ INDIA: slugSchema.nullable(), US: slugSchema.nullable(), ROW: slugSchema.nullable() })
    .superRefine((slugs, { addIssue }) => {
      for (const region of REGIONS)
        if (slugs[region] !== null && !PRODUCT_FAMILIES[base].regions.includes(region))
          addIssue({
            code: 'custom',
            path: [region],
            message: `${PRODUCT_FAMILIES[base].title} is not offered in ${labelOf(region)}: write null`,
          });
    }),
).superRefine((slugs, { addIssue }) => {
  for (const region of REGIONS)
    for (const base of BASE_PRODUCT_CODES) {
      const slug = slugs[base][region];
      const other = BASE_PRODUCT_CODES.find((code) => code !== base && slugs[code][region] === slug);
      if (slug !== null && other)
        addIssue({
          code: 'custom',
          path: [base, region],
          message: `${slug} is the address of ${PRODUCT_FAMILIES[other].title} already: choose another`,
        });
    }
});

export type CourseSlugs = z.infer<typeof courseSlugsSchema>;

import { PRODUCT_CODE_MAX, PRODUCT_CODE_PATTERN } from '@plinth/domain/catalog/product-codes';

/** The last page that a list can have. */
const LAST_PAGE = 10_000;

/** A page number of an address: counts from 1, the first where it says none. */
export const pageOf = (value: unknown): number => {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? page : 1;
};

/** What an address names as the code of a product, whether or not there is one. */
export const productCodeOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= PRODUCT_CODE_MAX && PRODUCT_CODE_PATTERN.test(value)
    ? value
    : undefined;

/** The one of some words that an address names; undefined for any other. */
export const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((one) => one === value);

import { PRODUCT_CODE_MAX, PRODUCT_CODE_PATTERN } from '@plinth/domain/catalog/product-codes';

/** The highest page number that a list can have. */
const LAST_PAGE = 10_000;

/** Returns the page number in an address: counts from 1, the default. */
export const pageOf = (value: unknown): number => {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? page : 1;
};

/** Returns the page number in an address, unless it is the first, which addresses leave out. */
export const laterPageOf = (value: unknown): number | undefined => {
  const page = pageOf(value);
  return page > 1 ? page : undefined;
};

/** Returns the product code in an address, whether or not such a product exists. */
export const productCodeOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= PRODUCT_CODE_MAX && PRODUCT_CODE_PATTERN.test(value)
    ? value
    : undefined;

/** Returns the known value that an address names; undefined for any other. */
export const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((one) => one === value);

type Given<T> = { [Key in keyof T]?: NonNullable<T[Key]> };

/** Returns the values without those that are missing or empty. */
export const given = <T extends object>(values: T): Given<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Given<T>;

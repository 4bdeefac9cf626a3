import * as z from 'zod/mini';

/** The number of rows on a page of a list. */
export const PAGE_SIZE = 20;
const PAGE_NO_MAX = 10_000;

/** The page of a list, from 0; text from a query string is parsed as a number. */
export const PageNo = z._default(
  z.coerce
    .number<number | string>()
    .check(
      z.refine(
        (page) => Number.isInteger(page) && page >= 0 && page <= PAGE_NO_MAX,
        'This page does not exist',
      ),
    ),
  0,
);
export type PageNo = z.infer<typeof PageNo>;

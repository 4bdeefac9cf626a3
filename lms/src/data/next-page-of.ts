/**
 * Finds the number of the next page to load, while fewer entries are loaded than exist. The name is that of the entries
 * in a page.
 */
export const nextPageOf =
  <Name extends string>(name: Name) =>
  (last: { total: number }, pages: readonly Record<Name, readonly unknown[]>[]): number | undefined =>
    pages.flatMap((page) => page[name]).length < last.total ? pages.length : undefined;

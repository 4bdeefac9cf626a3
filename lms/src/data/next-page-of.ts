/**
 * Finds the number of the page after those that have come, while fewer entries have come than there are. The
 * name is that of the entries in a page.
 */
export const nextPageOf =
  <Name extends string>(name: Name) =>
  (last: { total: number }, pages: readonly Record<Name, readonly unknown[]>[]): number | undefined =>
    pages.flatMap((page) => page[name]).length < last.total ? pages.length : undefined;

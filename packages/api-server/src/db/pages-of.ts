/** Before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Goes through rows a page at a time, in the order of their ids, until one is empty: those that stay as they are, such as
 * one that a provider does not answer about, never keep the others from their turn.
 * @param read the page of the rows whose id comes after this one, ordered by it
 */
export async function* pagesOf<Row>(
  read: (after: string) => Promise<Row[]>,
  idOf: (row: Row) => string,
): AsyncGenerator<Row[]> {
  let after = FIRST;
  for (;;) {
    const page = await read(after);
    const last = page.at(-1);
    if (last === undefined) return;
    after = idOf(last);
    yield page;
  }
}

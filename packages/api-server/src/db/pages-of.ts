/** Sorts before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Iterates over rows one page at a time, in id order, until a page is empty. Rows that stay unchanged, such as one that
 * a provider does not answer about, never keep the others from their turn.
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

/** The number of statements of one kind that run concurrently; requests made meanwhile wait for the next of them. */
const MOST_AT_ONCE = 2;
const LARGEST = 100;

type Asked<Key, Row> = {
  id: unknown;
  key: Key;
  resolve: (row: Row | null) => void;
  reject: (error: unknown) => void;
};

/**
 * Reads the rows that many requests need at the same time in one statement. Each row is read after it was requested, so
 * no one receives outdated data; a lone request never waits for others.
 * @param read returns the rows of the keys, in order, null for missing ones
 * @param sameAs names what a key requests, if requests for the same may share one row; a screen that opens with five
 * calls requests the same person five times. Such a row must not be modified.
 */
export function readTogether<Key, Row>(
  read: (keys: readonly Key[]) => Promise<readonly (Row | null)[]>,
  sameAs?: (key: Key) => string,
): (key: Key) => Promise<Row | null> {
  const waiting: Asked<Key, Row>[] = [];
  let open = 0;

  const begin = () => {
    if (open >= MOST_AT_ONCE || waiting.length === 0) return;
    open += 1;
    // Lets the other requests that arrived with this one be received first.
    setImmediate(() => void run(waiting.splice(0, LARGEST)));
  };
  const run = async (asked: Asked<Key, Row>[]) => {
    try {
      const keys = new Map<unknown, Key>();
      for (const { id, key } of asked) if (!keys.has(id)) keys.set(id, key);
      const rows = keys.size > 0 ? await read([...keys.values()]) : [];
      const found = new Map([...keys.keys()].map((id, index) => [id, rows[index] ?? null]));
      for (const { id, resolve } of asked) resolve(found.get(id) ?? null);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
    open -= 1;
    begin();
  };

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ id: sameAs ? sameAs(key) : Symbol(), key, resolve, reject });
      begin();
    });
}

/** Statements of one kind that run beside each other; what is asked for meanwhile waits for the next of them. */
const MOST_AT_ONCE = 2;
const LARGEST = 100;

type Asked<Key, Row> = {
  id: unknown;
  key: Key;
  resolve: (row: Row | null) => void;
  reject: (error: unknown) => void;
};

/**
 * Reads the rows that many requests need at the same time in one statement. Each is read after it was asked for, so
 * nobody is told what was true before; a lone request waits for nobody.
 * @param read the rows of the keys, in their order, null for what there is not
 * @param sameAs names what a key asks for, where those who ask for the same may share one row; a screen that opens
 * with five calls asks for the same person five times. Nobody may write to such a row.
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
    // The other requests that came with this one are heard first.
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

import type { Queryable } from './database.ts';

const kept = new WeakMap<Queryable, Map<string, unknown>>();

/**
 * Returns a query prepared under this name, built at its first use: writing the text of a query with the builder costs
 * more than sending it, and calls that every screen makes would write the same text each time. Values that differ
 * between calls are placeholders. In a transaction, whose queries end with it, it is built each time.
 * @param name one name, one text: a connection keeps the plan of the first text it got under a name
 */
export function preparedOnce<Q>(
  db: Queryable,
  name: string,
  build: () => { prepare: (name: string) => Q },
): Q {
  const queries = kept.get(db) ?? new Map<string, unknown>();
  kept.set(db, queries);
  const known = queries.get(name) as Q | undefined;
  if (known) return known;
  const query = build().prepare(name);
  queries.set(name, query);
  return query;
}

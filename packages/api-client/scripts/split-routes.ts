import { LATER_AREAS } from '../src/later-areas.ts';
import type { RouteTable } from '../src/route-table.ts';

/** The two tables of the app: what its first screens may ask, and the rest. */
export function splitRoutes(all: RouteTable): { first: RouteTable; later: RouteTable } {
  const isLater = ([area]: [string, unknown]) => (LATER_AREAS as readonly string[]).includes(area);
  const entries = Object.entries(all);
  return {
    first: Object.fromEntries(entries.filter((entry) => !isLater(entry))),
    later: Object.fromEntries(entries.filter(isLater)),
  };
}

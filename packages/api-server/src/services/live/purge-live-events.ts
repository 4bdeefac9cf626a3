import { lt, sql } from 'drizzle-orm';
import { liveEvents } from '../../db/schema/live-events.ts';
import type { Deps } from '../../deps.ts';

/** Deletes what was told more than an hour ago: who was away for longer asks for everything. @returns how many */
export async function purgeLiveEvents({ db }: Pick<Deps, 'db'>): Promise<number> {
  const { rowCount } = await db
    .delete(liveEvents)
    .where(lt(liveEvents.at, sql`clock_timestamp() - interval '1 hour'`));
  return rowCount ?? 0;
}

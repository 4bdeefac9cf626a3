import { lt, sql } from 'drizzle-orm';
import { liveEvents } from '../../db/schema/live-events.ts';
import type { Deps } from '../../deps.ts';

/** Deletes events older than an hour: clients that were away for longer reload everything. @returns how many */
export async function purgeLiveEvents({ db }: Pick<Deps, 'db'>): Promise<number> {
  const { rowCount } = await db
    .delete(liveEvents)
    .where(lt(liveEvents.at, sql`clock_timestamp() - interval '1 hour'`));
  return rowCount ?? 0;
}

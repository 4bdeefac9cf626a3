import { sql } from 'drizzle-orm';
import { integer, listOf, text } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Reverts counted calls, one for each time that its key is named, if its window is still open at `now` (epoch
 * milliseconds). Rows are locked in the same order as in `countCalls`.
 */
export const takeBackCalls = statement({
  name: 'take-back-calls',
  params: { keys: listOf(text), now: integer },
  sql: ({ keys, now }) => sql`with asked as (
      select key, count(*) as together from unnest(${keys}) as k(key) group by key
    ), held as (
      select r.key, a.together from rate_limits r join asked a using (key)
      where r.expire > ${now} and r.points > 0
      order by r.key for update of r
    )
    update rate_limits r set points = greatest(r.points - h.together, 0) from held h where r.key = h.key`,
});

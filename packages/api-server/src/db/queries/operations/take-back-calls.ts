import { sql } from 'drizzle-orm';
import { integer, listOf, text } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Takes counted calls back, one for each time that its key is named, where its window lasts at `now` (epoch milliseconds).
 * The rows are taken in the order in which `countCalls` takes them.
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

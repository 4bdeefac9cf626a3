import { sql } from 'drizzle-orm';
import { integer, listOf, text } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Counts calls: `ends` are the ends of their windows and `now` the moment, in epoch milliseconds. Keys are sorted, so
 * that concurrent statements lock the rows in the same order. Of several calls with one key each gets its own position
 * in the count. Every limited call runs this, so each connection caches its plan.
 */
export const countCalls = statement({
  name: 'count-calls',
  params: { keys: listOf(text), ends: listOf(integer), now: integer },
  columns: { points: integer, expire: integer },
  sql: ({ keys, ends, now }) => sql`with asked as (
      select n, key, expire, row_number() over (partition by key order by n) as nth,
        count(*) over (partition by key) as together
      from unnest(${keys}, ${ends}) with ordinality as k(key, expire, n)
    ), counted as (
      insert into rate_limits as r (key, points, expire)
      select key, count(*), max(expire) from asked group by key order by key
      on conflict (key) do update set
        points = case when r.expire <= ${now} then excluded.points else r.points + excluded.points end,
        expire = case when r.expire <= ${now} then excluded.expire else r.expire end
      returning key, points, expire
    )
    select (c.points - a.together + a.nth)::int as points, c.expire
    from asked a join counted c using (key) order by a.n`,
});

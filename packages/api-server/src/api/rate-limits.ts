import type { RateLimit } from '@plinth/contract/call';
import type { Pool } from 'pg';
import { refuse } from '../services/refusal.ts';
import { readTogether } from './read-together.ts';

type Limit = Pick<RateLimit, 'calls' | 'seconds'> & { name: string };

/** Counts calls in the database, so that several processes share one count. */
export type RateLimits = {
  /** Counts one call. @throws Refusal TOO_MANY_REQUESTS with `retryAfterSeconds` in its data */
  count: (limit: Limit, key: string) => Promise<void>;
  /** Refuses when the count stands at the limit, without counting. */
  check: (limit: Limit, key: string) => Promise<void>;
};

/** A count in its window: `points` calls, until `expire` (epoch milliseconds). */
type Count = { points: number; expire: number };

const LONGEST_KEY = 150;

const keyOf = ({ name }: Limit, key: string) => `${name}:${key.slice(0, LONGEST_KEY)}`;

// In the order of their keys: statements that run beside each other take the rows in one order. Of calls with one key
// each learns of its own place in the count.
const countAll = `with asked as (
    select n, key, expire, row_number() over (partition by key order by n) as nth,
      count(*) over (partition by key) as together
    from unnest($1::text[], $2::bigint[]) with ordinality as k(key, expire, n)
  ), counted as (
    insert into rate_limits as r (key, points, expire)
    select key, count(*), max(expire) from asked group by key order by key
    on conflict (key) do update set
      points = case when r.expire <= $3 then excluded.points else r.points + excluded.points end,
      expire = case when r.expire <= $3 then excluded.expire else r.expire end
    returning key, points, expire
  )
  select (c.points - a.together + a.nth)::int as points, c.expire from asked a join counted c using (key) order by a.n`;

const readOne = 'select points, expire from rate_limits where key = $1 and expire > $2';

function tooMany(expire: number) {
  const seconds = Math.max(1, Math.ceil((expire - Date.now()) / 1000));
  return refuse(
    'TOO_MANY_REQUESTS',
    `Too many tries. Try again in ${seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`,
    { retryAfterSeconds: seconds },
  );
}

/** Counts the calls that arrive together in one statement. */
export function createRateLimits(pool: Pool): RateLimits {
  const countOne = readTogether<{ key: string; seconds: number }, Count>(async (asked) => {
    const now = Date.now();
    const keys = asked.map(({ key }) => key);
    const ends = asked.map(({ seconds }) => now + seconds * 1000);
    const { rows } = await pool.query<Count>({
      name: 'count-calls',
      text: countAll,
      values: [keys, ends, now],
    });
    return rows;
  });
  return {
    count: async (limit, key) => {
      const count = await countOne({ key: keyOf(limit, key), seconds: limit.seconds });
      if (count && count.points > limit.calls) throw tooMany(count.expire);
    },
    check: async (limit, key) => {
      const values = [keyOf(limit, key), Date.now()];
      const { rows } = await pool.query<Count>({ name: 'calls-counted', text: readOne, values });
      const [count] = rows;
      if (count && count.points >= limit.calls) throw tooMany(count.expire);
    },
  };
}

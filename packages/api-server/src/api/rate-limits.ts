import { isIPv6 } from 'node:net';
import type { RateLimit } from '@plinth/contract/call';
import type { Database } from '../db/database.ts';
import { countCalls } from '../db/queries/operations/count-calls.ts';
import { takeBackCalls } from '../db/queries/operations/take-back-calls.ts';
import { refuse } from '../services/refusal.ts';
import { networkOf } from './network-of.ts';
import { readTogether } from './read-together.ts';

type Limit = Pick<RateLimit, 'calls' | 'seconds'> & { name: string };

/** Counts calls in the database, so that several processes share one count. */
export type RateLimits = {
  /** Counts one call. @throws Refusal TOO_MANY_REQUESTS with `retryAfterSeconds` in its data */
  count: (limit: Limit, key: string) => Promise<void>;
  /** Takes back one counted call, for limits that count only failures: count first, then take back successes. */
  takeBack: (limit: Limit, key: string) => Promise<void>;
};

/** A count in its window: `points` calls, until `expire` (epoch milliseconds). */
type Count = { points: number; expire: number };

const LONGEST_KEY = 150;

/** An IPv6 address counts by its network, alone or as a prefix of the counted key. */
function countedAs(key: string): string {
  const end = key.lastIndexOf(':');
  return isIPv6(key) || end < 0 ? networkOf(key) : networkOf(key.slice(0, end)) + key.slice(end);
}

const keyOf = ({ name }: Limit, key: string) => `${name}:${countedAs(key).slice(0, LONGEST_KEY)}`;

function tooMany(expire: number) {
  const seconds = Math.max(1, Math.ceil((expire - Date.now()) / 1000));
  return refuse(
    'TOO_MANY_REQUESTS',
    `Too many tries. Try again in ${seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`,
    { retryAfterSeconds: seconds },
  );
}

/** Counts calls that arrive together in one statement, and takes them back in one. */
export function createRateLimits(db: Database): RateLimits {
  const countOne = readTogether<{ key: string; seconds: number }, Count>((asked) => {
    const now = Date.now();
    const keys = asked.map(({ key }) => key);
    const ends = asked.map(({ seconds }) => now + seconds * 1000);
    return countCalls.rows(db, { keys, ends, now });
  });
  const takeOne = readTogether<string, never>(async (keys) => {
    await takeBackCalls.run(db, { keys: [...keys], now: Date.now() });
    return [];
  });
  return {
    count: async (limit, key) => {
      const count = await countOne({ key: keyOf(limit, key), seconds: limit.seconds });
      if (count && count.points > limit.calls) throw tooMany(count.expire);
    },
    takeBack: async (limit, key) => {
      await takeOne(keyOf(limit, key));
    },
  };
}

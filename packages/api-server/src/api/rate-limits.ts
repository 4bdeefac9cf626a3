import type { RateLimit } from '@plinth/contract/call';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '../services/refusal.ts';

/** Counts calls in the database, so that several processes share one count. */
export type RateLimits = {
  /** Counts one call. @throws Refusal TOO_MANY_REQUESTS with `retryAfterSeconds` in its data */
  count: (limit: Pick<RateLimit, 'calls' | 'seconds'> & { name: string }, key: string) => Promise<void>;
  /** Refuses when the count stands at the limit, without counting. */
  check: (limit: Pick<RateLimit, 'calls' | 'seconds'> & { name: string }, key: string) => Promise<void>;
};

const tooMany = (msBeforeNext: number) => {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return refuse(
    'TOO_MANY_REQUESTS',
    `Too many tries. Try again in ${seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`,
    {
      retryAfterSeconds: seconds,
    },
  );
};

export function createRateLimits(pool: Pool): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = (limit: { calls: number; seconds: number; name: string }) => {
    const existing = limiters.get(limit.name);
    if (existing) return existing;
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      points: limit.calls,
      duration: limit.seconds,
      keyPrefix: limit.name,
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
    limiters.set(limit.name, limiter);
    return limiter;
  };
  return {
    count: async (limit, key) => {
      try {
        await limiterOf(limit).consume(key.slice(0, 150));
      } catch (caught) {
        if (caught instanceof RateLimiterRes) throw tooMany(caught.msBeforeNext);
        throw caught;
      }
    },
    check: async (limit, key) => {
      const state = await limiterOf(limit).get(key.slice(0, 150));
      if (state && state.consumedPoints >= limit.calls) throw tooMany(state.msBeforeNext);
    },
  };
}

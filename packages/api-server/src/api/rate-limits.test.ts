import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestSchool } from '../../test/open-test-school.ts';
import { rateLimits } from '../db/schema/operations.ts';
import { createRateLimits } from './rate-limits.ts';

const school = openTestSchool();
const limit = { name: 'trial', calls: 30, seconds: 600 };
const outcomes = async (work: Promise<void>[]) => {
  const settled = await Promise.allSettled(work);
  return {
    passed: settled.filter(({ status }) => status === 'fulfilled').length,
    refused: settled.filter((one) => one.status === 'rejected' && one.reason?.code === 'TOO_MANY_REQUESTS')
      .length,
  };
};

describe('rate limits of calls', () => {
  it('let exactly the permitted number of calls through, however many arrive at once and in however many processes', async () => {
    const processes = [school.deps.rateLimits, createRateLimits(school.deps.db)];
    const calls = Array.from({ length: 100 }, (_, nth) => processes[nth % 2]?.count(limit, 'one address'));
    expect(await outcomes(calls.flatMap((call) => call ?? []))).toEqual({ passed: 30, refused: 70 });
  });

  it('count each key and each call separately, even within one statement', async () => {
    const keys = Array.from({ length: 40 }, (_, nth) => `address ${nth % 20}`);
    const count = (name: string) =>
      keys.map((key) => school.deps.rateLimits.count({ ...limit, name, calls: 2 }, key));
    expect(await outcomes([...count('first'), ...count('second')])).toEqual({ passed: 80, refused: 0 });
    expect(await outcomes(count('first'))).toEqual({ passed: 0, refused: 40 });
  });

  it('take at most five statements for 50 simultaneous calls', async () => {
    const calls = () =>
      Array.from({ length: 50 }, (_, nth) => school.deps.rateLimits.count(limit, `k${nth}`));
    const statements = await school.countQueries(() => Promise.all(calls()).then(() => undefined));
    expect(statements).toBeLessThanOrEqual(5);
  });

  it('return the seconds until the next call is allowed, and start again when the window has passed', async () => {
    const short = { name: 'short', calls: 1, seconds: 60 };
    const { count } = school.deps.rateLimits;
    await count(short, 'a');
    await expect(count(short, 'a')).rejects.toMatchObject({ data: { retryAfterSeconds: 60 } });
    await school.deps.db
      .update(rateLimits)
      .set({ expire: Date.now() - 1 })
      .where(eq(rateLimits.key, 'short:a'));
    await count(short, 'a');
    await expect(count(short, 'a')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('allow another call after one was taken back, and only one when it is taken back twice', async () => {
    const failures = { name: 'failures', calls: 1, seconds: 60 };
    const { count, takeBack } = school.deps.rateLimits;
    await count(failures, 'a');
    await takeBack(failures, 'a');
    await takeBack(failures, 'a');
    await count(failures, 'a');
    await expect(count(failures, 'a')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('take calls back in one batch, each as often as it is named, and never let a count drop below zero', async () => {
    const failures = { name: 'together', calls: 2, seconds: 60 };
    const { count, takeBack } = school.deps.rateLimits;
    for (const key of ['a', 'a', 'b']) await count(failures, key);
    await Promise.all(['b', 'a', 'b', 'a', 'c'].map((key) => takeBack(failures, key)));
    for (const key of ['a', 'b', 'c']) {
      await count(failures, key);
      await count(failures, key);
      await expect(count(failures, key)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    }
  });

  it('HOLD-05 count an IPv6 address by its /64, alone and combined with an account', async () => {
    const tight = { name: 'network', calls: 2, seconds: 600 };
    const { count } = school.deps.rateLimits;
    for (const account of ['', ':asha@plinth.test']) {
      await count(tight, `2001:db8:7:8::1${account}`);
      await count(tight, `2001:db8:7:8:ffff::2${account}`);
      await expect(count(tight, `2001:db8:7:8:1:2:3:4${account}`)).rejects.toMatchObject({
        code: 'TOO_MANY_REQUESTS',
      });
      await count(tight, `2001:db8:7:9::1${account}`);
      await count(tight, `::ffff:192.0.2.1${account}`);
      await count(tight, `::ffff:192.0.2.2${account}`);
      await count(tight, `::ffff:192.0.2.3${account}`);
    }
  });
});

import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { openTestSchool } from '../../test/open-test-school.ts';
import { analyticsEvents } from '../db/schema/analytics.ts';
import { purgeEvents } from '../services/analytics/purge-events.ts';

const school = openTestSchool({ ANALYTICS_DAYS: 30, TRUSTED_PROXIES: 1 });
const DAY_MS = 86_400_000;
const userId = uuidv7();

const click = (rest: Record<string, unknown> = {}) => ({
  event: 'Button_Click',
  eventId: uuidv7(),
  userId,
  pagePath: '/learner-hub',
  buttonText: 'Dashboard',
  ...rest,
});
const view = (rest: Record<string, unknown> = {}) => ({
  event: 'Page_View',
  eventId: uuidv7(),
  userId: null,
  pagePath: '/courses',
  scrollPercentage: 78,
  scrollDepth: 75,
  secondsOnScreen: 12,
  ...rest,
});

const send = (events: unknown, headers: Record<string, string> = {}) =>
  school.call('POST', '/v1/client/public/analytics/events', { body: { events }, headers });
const rowOf = async (eventId: string) => {
  const [row] = await school.deps.db
    .select()
    .from(analyticsEvents)
    .where(eq(analyticsEvents.eventId, eventId));
  return row;
};

describe('recording analytics events', () => {
  it('ANALYTICS-02 ANALYTICS-04 ANALYTICS-05 stores clicks and views in rows that do not identify the person', async () => {
    const events = [click(), view()];
    expect(await send(events)).toMatchObject({ status: 200, body: { received: 2 } });
    const stored = await rowOf(events[0]?.eventId ?? '');
    expect(stored).toMatchObject({
      event: 'Button_Click',
      pagePath: '/learner-hub',
      buttonText: 'Dashboard',
    });
    expect(stored?.pseudonym).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(stored)).not.toContain(userId);
    expect(await rowOf(events[1]?.eventId ?? '')).toMatchObject({
      pseudonym: null,
      scrollPercentage: 78,
      secondsOnScreen: 12,
    });
  });

  it('ANALYTICS-02 gives the clicks of one user in one month a pseudonym of their own', async () => {
    const began = school.now();
    const pseudonymOn = async (months: number, day: number, of = userId) => {
      const at = Date.UTC(began.getUTCFullYear(), began.getUTCMonth() + months, day);
      school.advance(at - school.now().getTime());
      const event = click({ userId: of });
      await send([event]);
      return (await rowOf(event.eventId))?.pseudonym;
    };
    const first = await pseudonymOn(1, 1);
    expect(first).toEqual(expect.any(String));
    expect(await pseudonymOn(1, 28)).toBe(first);
    expect(await pseudonymOn(1, 28, uuidv7())).not.toBe(first);
    expect(await pseudonymOn(2, 1)).not.toBe(first);
  });

  it('ANALYTICS-04 ANALYTICS-05 merges a view sent again, in parallel and out of order, into one row whose values only grow', async () => {
    const first = view({ scrollPercentage: 10, scrollDepth: 10, secondsOnScreen: 3 });
    const last = { ...first, scrollPercentage: 90, scrollDepth: 90, secondsOnScreen: 40 };
    await Promise.all([last, first, last, first].map((event) => send([event])));
    await send([{ ...first, pagePath: '/elsewhere' }]);
    await send([click({ eventId: first.eventId })]);
    expect(await rowOf(first.eventId)).toMatchObject({
      event: 'Page_View',
      pagePath: '/courses',
      scrollPercentage: 90,
      secondsOnScreen: 40,
      buttonText: null,
    });
  });

  it('ANALYTICS-02 stores an event named twice in one call once, and takes as many statements for 20 events as for one', async () => {
    const event = view();
    expect((await send([event, { ...event, secondsOnScreen: 20 }])).status).toBe(200);
    expect((await rowOf(event.eventId))?.secondsOnScreen).toBe(20);
    const few = await school.countQueries(() => send([view()]));
    expect(await school.countQueries(() => send(Array.from({ length: 20 }, () => view())))).toBe(few);
  });

  it('ADMIT-04 keeps the first campaign that a view names, up to the maximum length, also when it is sent later', async () => {
    const campaign = '🏛'.repeat(200);
    const [early, long] = [view(), view({ campaign, pagePath: `/${'é'.repeat(299)}` })];
    expect((await send([early, long])).status).toBe(200);
    await send([{ ...early, campaign: 'autumn' }]);
    await send([{ ...early, campaign: 'another' }]);
    expect(await rowOf(early.eventId)).toMatchObject({ campaign: 'autumn' });
    expect(await rowOf(long.eventId)).toMatchObject({ campaign });
  });

  it('ANALYTICS-02 removes a token from a path', async () => {
    const event = view({ pagePath: '/payment-plan?orderToken=k3Jd9sQ2mV7xZ1pL0bN4tR8w' });
    await send([event]);
    expect((await rowOf(event.eventId))?.pagePath).toBe('/payment-plan');
  });

  it.each([
    ['no event', []],
    ['21 events', Array.from({ length: 21 }, () => view())],
    ['an unknown event', [{ ...click(), event: 'Signup' }]],
    ['a bucket that is none', [view({ scrollDepth: 60 })]],
    ['a NUL in the text', [click({ buttonText: 'a\u0000' })]],
    ['a campaign without end', [view({ campaign: 'x'.repeat(201) })]],
    ['a foreign address', [view({ pagePath: `//evil.test${'x'.repeat(400)}` })]],
  ])('ANALYTICS-06 %s is 400', async (_what, events) => {
    expect((await send(events)).status).toBe(400);
  });

  it('ANALYTICS-02 refuses another origin with 403', async () => {
    expect((await send([click()], { origin: 'https://evil.test' })).status).toBe(403);
  });

  it('ANALYTICS-02 answers too many calls from one address with 429', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.9' };
    await school.deps.pool.query(
      `insert into rate_limits (key, points, expire) values ('analytics.recordEvents:198.51.100.9', 3600, $1)`,
      [Date.now() + 60_000],
    );
    expect((await send([click()], headers)).status).toBe(429);
  });

  it('ANALYTICS-05 events older than the configured age are deleted, and newer ones stay', async () => {
    const [old, young] = [view(), view()];
    await send([old]);
    school.advance(20 * DAY_MS);
    await send([young]);
    school.advance(11 * DAY_MS);
    await purgeEvents(school.deps);
    expect(await rowOf(old.eventId)).toBeUndefined();
    expect(await rowOf(young.eventId)).toBeDefined();
  });
});

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

describe('the sink of the analytics queue', () => {
  it('ANALYTICS-02 ANALYTICS-04 ANALYTICS-05 clicks and views arrive, and nothing in a row leads to the person', async () => {
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

  it('ANALYTICS-02 clicks of one user share a pseudonym for a month, and not with another user', async () => {
    const events = [click(), click(), click({ userId: uuidv7() })];
    await send(events);
    const [first, second, other] = await Promise.all(events.map(({ eventId }) => rowOf(eventId)));
    expect(first?.pseudonym).toBe(second?.pseudonym);
    expect(other?.pseudonym).not.toBe(first?.pseudonym);
  });

  it('ANALYTICS-04 ANALYTICS-05 a view told again, in parallel and out of order, is one row that only grows', async () => {
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

  it('ANALYTICS-02 a call that names one event twice is one row, and one statement beside the limit', async () => {
    const event = view();
    expect((await send([event, { ...event, secondsOnScreen: 20 }])).status).toBe(200);
    expect((await rowOf(event.eventId))?.secondsOnScreen).toBe(20);
    const few = await school.countQueries(() => send([view()]));
    expect(await school.countQueries(() => send(Array.from({ length: 20 }, () => view())))).toBe(few);
  });

  it('ADMIT-04 a view keeps the campaign that it names, the longest too, also when it is told only later', async () => {
    const campaign = '🏛'.repeat(200);
    const [early, long] = [view(), view({ campaign, pagePath: `/${'é'.repeat(299)}` })];
    expect((await send([early, long])).status).toBe(200);
    await send([{ ...early, campaign: 'autumn' }]);
    await send([{ ...early, campaign: 'another' }]);
    expect(await rowOf(early.eventId)).toMatchObject({ campaign: 'autumn' });
    expect(await rowOf(long.eventId)).toMatchObject({ campaign });
  });

  it('ANALYTICS-02 a token in a path does not arrive', async () => {
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

  it('ANALYTICS-02 another origin may not count here', async () => {
    expect((await send([click()], { origin: 'https://evil.test' })).status).toBe(403);
  });

  it('ANALYTICS-02 a flood of one address is 429', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.9' };
    await school.deps.pool.query(
      `insert into rate_limits (key, points, expire) values ('analytics.recordEvents:198.51.100.9', 3600, $1)`,
      [Date.now() + 60_000],
    );
    expect((await send([click()], headers)).status).toBe(429);
  });

  it('ANALYTICS-05 events older than the school keeps them are deleted, younger ones stay', async () => {
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

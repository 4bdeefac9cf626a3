import { and, eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followLive, type Heard } from '../../test/follow-live.ts';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { mintOrder, pay } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { queryCalls, type Room } from '../../test/query-calls.ts';
import { hashToken } from '../api/token-hash.ts';
import { users } from '../db/schema/accounts.ts';
import { orders } from '../db/schema/admissions.ts';
import { cohortMentors, enrolments } from '../db/schema/cohorts.ts';
import { cohortNodeDates, reports } from '../db/schema/curriculum.ts';
import { liveEvents } from '../db/schema/live-events.ts';
import { createLiveHub } from '../live/create-live-hub.ts';
import { purgeLiveEvents } from '../services/live/purge-live-events.ts';
import { notify } from '../services/notifications/notify.ts';

// Two servers answer in turn: what one of them writes is sent to the pages of the other.
const school = openTestSchool();
const { mintRoom, ask, answer } = queryCalls(school);

const path = '/v1/client/user/live';
const topics = (heard: Heard[]) => heard.map(({ topic }) => topic);
/** By the clock of the database, which stamps events. */
const ago = (minutes: number) => ({ at: sql<Date>`clock_timestamp() - ${minutes} * interval '1 minute'` });
let keys = 0;
/** Notifies one person only: once that arrives, everything before it has arrived. */
const tellAlone = (userId: string) => {
  keys += 1;
  return notify(school.deps.db, {
    userIds: [userId],
    category: 'ANNOUNCEMENT',
    key: `live:${keys}`,
    title: 'News',
    text: 'News.',
    href: '/notifications',
    at: school.now(),
  });
};
const handIn = ({ cohortId, learner, course }: Room) =>
  school.deps.db
    .insert(reports)
    .values({
      cohortId,
      userId: learner.userId,
      nodeId: course.id('root/m1/task/assignment'),
      namespace: 'LEARNING',
      reviewStatus: 'DRAFT',
      createdAt: school.now(),
    })
    .returning();

describe('the live event stream', () => {
  it('HOLD-07 announces a reply to the asker and the guides of a query, on every server, by ids only', async () => {
    const room = await mintRoom();
    const queryId = await ask(room);
    const people = [room.learner, room.learner, room.guide, room.guide];
    const streams = await Promise.all(people.map(({ token }) => followLive(school, token)));
    await answer(room, queryId);
    for (const stream of streams) {
      const heard = await stream.until('queries');
      const id = expect.stringMatching(/^\d+$/);
      expect(heard.at(-1)).toEqual({ id, topic: 'queries', cohortId: room.cohortId });
      await stream.close();
    }
    expect(streams[0]?.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(streams[0]?.headers.get('cache-control')).toBe('no-store, no-transform');
  });

  it('HOLD-07 announces nothing that belongs to others: a private query, a grade, a payment, another cohort', async () => {
    const room = await mintRoom();
    const other = await mintRoom();
    const queryId = await ask(room);
    const people = [room.peer, other.guide, other.learner, await mintPerson(school)];
    const streams = await Promise.all(people.map(({ token }) => followLive(school, token)));
    await answer(room, queryId);
    const [report] = await handIn(room);
    await school.deps.db
      .update(reports)
      .set({ reviewStatus: 'REVIEWED' })
      .where(eq(reports.reportId, report?.reportId ?? ''));
    const { orderId, orderToken } = await mintOrder(school);
    await school.deps.db
      .update(orders)
      .set({ userId: room.learner.userId })
      .where(eq(orders.orderId, orderId));
    await pay(school, orderToken);
    for (const { userId } of people) await tellAlone(userId);
    for (const stream of streams) {
      expect(topics(await stream.until('notifications'))).toEqual(['notifications']);
      await stream.close();
    }
  });

  it('HOLD-07 announces a verdict to its learner and the guides, and the text of a draft to nobody', async () => {
    const room = await mintRoom();
    const streams = await Promise.all(
      [room.learner, room.guide].map(({ token }) => followLive(school, token)),
    );
    const [report] = await handIn(room);
    const change = (to: Partial<typeof reports.$inferInsert>) =>
      school.deps.db
        .update(reports)
        .set(to)
        .where(eq(reports.reportId, report?.reportId ?? ''));
    await change({ draftText: 'A wall.' });
    for (const { userId } of [room.learner, room.guide]) await tellAlone(userId);
    for (const stream of streams)
      expect(topics(await stream.until('notifications'))).toEqual(['notifications']);
    await change({ reviewStatus: 'REVIEWED', score: 8 });
    for (const stream of streams) {
      expect(topics(await stream.until('hand-ins'))).toEqual(['hand-ins']);
      await stream.close();
    }
  });

  it('HOLD-07 announces a moved date to the cohort, and a payment to its payer and the staff who see payments', async () => {
    const room = await mintRoom();
    const finance = await mintPerson(school, { staffRoles: ['FINANCE'] });
    const content = await mintPerson(school, { staffRoles: ['CONTENT'] });
    const people = [room.learner, room.peer, room.guide, finance, content];
    const streams = await Promise.all(people.map(({ token }) => followLive(school, token)));
    await school.deps.db
      .insert(cohortNodeDates)
      .values({ cohortId: room.cohortId, nodeId: room.course.id('root/m1/live'), releaseAt: school.now() });
    for (const stream of streams.slice(0, 3))
      expect(topics(await stream.until('sessions'))).toEqual(['sessions']);
    const { orderId } = await mintOrder(school);
    await school.deps.db
      .update(orders)
      .set({ userId: room.learner.userId })
      .where(eq(orders.orderId, orderId));
    for (const { userId } of people) await tellAlone(userId);
    const heard = await Promise.all(streams.map((stream) => stream.until('notifications')));
    expect(heard.map((one) => [...new Set(topics(one))])).toEqual([
      ['payments', 'notifications'],
      ['notifications'],
      ['notifications'],
      ['orders', 'notifications'],
      ['notifications'],
    ]);
    for (const stream of streams) await stream.close();
  });

  it('HOLD-07 P-9 announces an order without a payment once, and one with its first payment once more, when its checkout is open', async () => {
    await mintCohort(school);
    const body = {
      pricingStage: 'CHECKOUT',
      productId: 'BIM_A',
      currency: 'INR',
      emailId: 'buyer@plinth.test',
      billingContact: { firstName: 'Asha', lastName: 'Test', phone: '+919876543210' },
      billingAddress: {
        line1: '1 Drawing Street',
        city: 'Pune',
        state: 'Maharashtra',
        postalCode: '411001',
        country: 'India',
      },
    };
    const told = () => school.deps.db.$count(liveEvents, eq(liveEvents.topic, 'orders'));
    for (const [call, times] of [
      ['v2/client/public/oms-v2/order', 1],
      ['v1/client/public/oms-v2/order/stripe', 2],
    ] as const) {
      const before = await told();
      const { status } = await school.call('POST', `/${call}`, { body });
      expect([status, (await told()) - before]).toEqual([201, times]);
    }
  });

  it('HOLD-07 resumes where it ended, on another server, with each missed topic once', async () => {
    const room = await mintRoom();
    const first = await followLive(school, room.learner.token);
    await tellAlone(room.learner.userId);
    const seen = (await first.until('notifications')).at(-1);
    await first.close();
    // The last minute is always looked back over, so earlier events are moved out of it.
    await school.deps.db.update(liveEvents).set(ago(20));
    await school.deps.db
      .update(liveEvents)
      .set(ago(10))
      .where(eq(liveEvents.eventId, Number(seen?.id)));
    const queryId = await ask(room);
    for (let n = 0; n < 3; n += 1) await answer(room, queryId);
    await ask(room, {}, room.peer.token);
    const second = await followLive(school, room.learner.token, seen?.id ?? '');
    expect(topics(second.missed).sort()).toEqual(['notifications', 'queries']);
    expect(Number(second.lastEventId)).toBeGreaterThan(Number(seen?.id));
    await second.close();
  });

  it('HOLD-07 tells a client that was away longer than events are kept to reload everything', async () => {
    const { token, userId } = await mintPerson(school);
    await tellAlone(userId);
    const { db } = school.deps;
    const before = await followLive(school, token);
    await before.close();
    await db.update(liveEvents).set(ago(62));
    expect(await purgeLiveEvents(school.deps)).toBeGreaterThan(0);
    for (const lastEventId of [before.lastEventId ?? '', 'no number']) {
      const again = await followLive(school, token, lastEventId);
      expect(again.missed).toEqual([{ id: null, topic: 'RESET', cohortId: null }]);
      await again.close();
    }
  });

  it('HOLD-07 ends the streams of a session at once when it signs out, and does not open them again', async () => {
    const { token } = await mintPerson(school);
    const streams = await Promise.all([token, token].map((one) => followLive(school, one)));
    await school.call('POST', '/v1/client/user/logout', { token });
    for (const stream of streams) expect(await stream.until('BEAT')).toEqual([]);
    expect(await school.call('GET', path, { token })).toMatchObject({ status: 401 });
  });

  it('HOLD-07 announces nothing more to a blocked learner, a removed mentor or staff who lost their role', async () => {
    const room = await mintRoom();
    const finance = await mintPerson(school, { staffRoles: ['FINANCE'] });
    const { db } = school.deps;
    const people = [room.peer, room.guide, finance];
    const streams = await Promise.all(people.map(({ token }) => followLive(school, token)));
    await db
      .update(enrolments)
      .set({ state: 'BLOCKED' })
      .where(and(eq(enrolments.cohortId, room.cohortId), eq(enrolments.userId, room.peer.userId)));
    await db.delete(cohortMentors).where(eq(cohortMentors.userId, room.guide.userId));
    await db.update(users).set({ staffRoles: [] }).where(eq(users.userId, finance.userId));
    for (const stream of streams) expect(topics(await stream.until('access'))).toEqual(['access']);
    await ask(room, { isShared: true });
    await ask(room);
    await mintOrder(school);
    for (const { userId } of people) await tellAlone(userId);
    for (const stream of streams) {
      expect(topics(await stream.until('notifications'))).toEqual(['notifications']);
      await stream.close();
    }
  });

  it('HOLD-07 announces the events of a cohort to a learner once they are enrolled', async () => {
    const room = await mintRoom();
    const late = await mintPerson(school);
    const stream = await followLive(school, late.token);
    await enrol(school, room.cohortId, late.userId);
    await stream.until('access');
    await ask(room, { isShared: true });
    expect((await stream.until('queries')).at(-1)?.cohortId).toBe(room.cohortId);
    await stream.close();
  });

  it('HOLD-07 a stranger gets no stream', async () => {
    expect(await school.call('GET', path)).toMatchObject({ status: 401 });
    expect(await school.call('GET', path, { token: 'none' })).toMatchObject({ status: 401 });
    await expect(
      school.deps.live.follow('no session', undefined).then((stream) => stream.next()),
    ).resolves.toEqual({ done: true, value: undefined });
  });
});

describe('a process that serves live streams', () => {
  afterEach(() => vi.useRealTimers());
  const mintSession = async () => {
    const { token, userId } = await mintPerson(school);
    return { userId, tokenHash: hashToken(token) };
  };
  const urlOf = async () => {
    const { rows } = await school.deps.pool.query<{ name: string }>('select current_database() as name');
    const url = new URL(school.deps.pool.options.connectionString ?? '');
    url.pathname = `/${rows[0]?.name}`;
    return url.href;
  };
  const listeners = async () =>
    (
      await school.deps.pool.query<{ pid: number }>(
        `select pid from pg_stat_activity where application_name = 'plinth-live' and datname = current_database()`,
      )
    ).rows;

  it('HOLD-07 uses one listening connection for all streams, accepts no more than its limit, and frees places again', async () => {
    const { tokenHash } = await mintSession();
    const before = (await listeners()).length;
    const hub = createLiveHub(school.deps, await urlOf(), 3);
    const streams = await Promise.all([1, 2, 3].map(() => hub.follow(tokenHash, undefined)));
    expect((await listeners()).length).toBe(before + 1);
    await expect(hub.follow(tokenHash, undefined)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await streams[0]?.return?.();
    expect(hub.count()).toBe(2);
    const again = await hub.follow(tokenHash, undefined);
    await hub.stop();
    expect(hub.count()).toBe(0);
    expect(await again.next()).toMatchObject({ done: true });
  });

  it.each([
    ['as that of the database', 0],
    ['ten minutes ahead of it', 600_000],
  ])(
    'HOLD-07 replaces a listening connection that is cut and announces what was missed meanwhile, with its clock %s',
    async (_, ahead) => {
      const { tokenHash, userId } = await mintSession();
      const { orderId } = await mintOrder(school);
      const known = new Set((await listeners()).map(({ pid }) => pid));
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead });
      const hub = createLiveHub(school.deps, await urlOf());
      const stream = await hub.follow(tokenHash, undefined);
      const until = async (topic: string) => {
        for (;;) {
          const { done, value } = await stream.next();
          if (done || value.topic === topic) return value;
        }
      };
      await until('BEAT');
      await tellAlone(userId);
      await until('notifications');
      const mine = (await listeners()).find(({ pid }) => !known.has(pid));
      const lost = until('payments');
      // In one statement, which ends before another connection is made, so that nothing is listening at the time of the
      // notification.
      const { rowCount } = await school.deps.pool.query(
        'update orders set user_id = $3 where order_id = $2 and (select pg_terminate_backend($1, 5000))',
        [mine?.pid, orderId, userId],
      );
      expect(rowCount).toBe(1);
      expect(await lost).toEqual({ topic: 'payments', cohortId: null });
      await hub.stop();
    },
  );

  it('HOLD-07 refuses streams with SERVICE_UNAVAILABLE when it cannot listen', async () => {
    const { tokenHash } = await mintSession();
    const hub = createLiveHub(school.deps, 'postgres://nobody@127.0.0.1:1/nothing');
    await expect(hub.follow(tokenHash, undefined)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(hub.count()).toBe(0);
    await hub.stop();
  });
});

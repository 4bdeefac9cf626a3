import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { notifications } from '../db/schema/notifications.ts';
import { type News, notify } from '../services/notifications/notify.ts';
import { purgeNotifications } from '../services/notifications/purge-notifications.ts';

const school = openTestSchool();
const BASE = '/v1/client/user/notifications';
const DAY_MS = 86_400_000;

const tell = (userIds: readonly string[], change: Partial<News> = {}) =>
  notify(school.deps.db, {
    userIds,
    category: 'REPLY',
    key: randomUUID(),
    title: 'Your query has a reply',
    text: 'How do I join two walls?',
    href: '/learn',
    at: school.now(),
    ...change,
  });
const list = (token: string, query = '') => school.call('GET', `${BASE}${query}`, { token });
const unread = async (token: string) => (await school.call('GET', `${BASE}/unread`, { token })).body.unread;
const read = (token: string, notificationId: string) =>
  school.call('PUT', `${BASE}/${notificationId}/read`, { token });
const readAll = (token: string, until: unknown, more: { category?: string } = {}) =>
  school.call('PUT', `${BASE}/read`, { token, body: { until, ...more } });
const prefer = (token: string, category: string, channels: { inApp: boolean; email: boolean }) =>
  school.call('PUT', '/v1/client/user/account/notification-preferences', {
    token,
    body: { preferences: [{ category, ...channels }] },
  });
const rowsOf = (userId: string) =>
  school.deps.db.select().from(notifications).where(eq(notifications.userId, userId));

describe('creating notifications', () => {
  it('happens once per person and key, however often and concurrently it is called', async () => {
    const [one, other] = [await mintPerson(school), await mintPerson(school)];
    const key = randomUUID();
    await Promise.all(
      Array.from({ length: 12 }, () => tell([one.userId, other.userId, one.userId], { key })),
    );
    expect(await rowsOf(one.userId)).toHaveLength(1);
    expect(await rowsOf(other.userId)).toHaveLength(1);
    await tell([]);
  });

  it('stores nothing when the surrounding transaction fails', async () => {
    const { userId } = await mintPerson(school);
    await school.deps.db
      .transaction(async (tx) => {
        await notify(tx, {
          userIds: [userId],
          category: 'SLOT',
          key: 'k',
          title: 't',
          text: '',
          href: '/learn',
          at: school.now(),
        });
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(await rowsOf(userId)).toEqual([]);
  });

  it('skips a person who switched the category off, and shows nothing in the app where only that is off', async () => {
    const [muted, mailOnly] = [await mintPerson(school), await mintPerson(school)];
    await prefer(muted.token, 'REPLY', { inApp: false, email: false });
    await prefer(mailOnly.token, 'REPLY', { inApp: false, email: true });
    await tell([muted.userId, mailOnly.userId]);
    await tell([muted.userId], { category: 'SLOT' });
    expect(await rowsOf(muted.userId)).toMatchObject([{ category: 'SLOT' }]);
    expect((await list(mailOnly.token)).body).toMatchObject({ notifications: [], total: 0, unread: 0 });
    expect(await rowsOf(mailOnly.userId)).toMatchObject([{ inApp: false }]);
  });
});

describe('the notification centre', () => {
  it("lists the caller's own notifications, newest first, 20 a page, in a constant number of statements", async () => {
    const [{ userId, token }, other] = [await mintPerson(school), await mintPerson(school)];
    for (let n = 0; n < 23; n += 1)
      await tell([userId], { title: `News ${n}`, at: new Date(school.now().getTime() - n * 1000) });
    await tell([other.userId]);
    const first = await list(token);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ total: 23, unread: 23, asOf: expect.stringMatching(/Z$/) });
    expect(first.body.notifications).toHaveLength(20);
    expect(first.body.notifications[0]).toEqual({
      notificationId: expect.any(String),
      category: 'REPLY',
      title: 'News 0',
      text: 'How do I join two walls?',
      href: '/learn',
      at: expect.stringMatching(/Z$/),
      isRead: false,
    });
    expect((await list(token, '?pageNo=1')).body.notifications.map(({ title }: News) => title)).toEqual([
      'News 20',
      'News 21',
      'News 22',
    ]);
    expect(await school.countQueries(() => list(token))).toBeLessThanOrEqual(4);
    expect(await school.countQueries(() => unread(token))).toBeLessThanOrEqual(2);
  });

  it('filters by category and by unread', async () => {
    const { userId, token } = await mintPerson(school);
    await tell([userId], { title: 'A reply' });
    await tell([userId], { title: 'A review', category: 'REVIEW' });
    const reviews = await list(token, '?category=REVIEW');
    expect(reviews.body).toMatchObject({ total: 1, unread: 2, notifications: [{ title: 'A review' }] });
    await read(token, reviews.body.notifications[0].notificationId);
    expect((await list(token, '?isUnread=true')).body).toMatchObject({
      total: 1,
      unread: 1,
      notifications: [{ title: 'A reply' }],
    });
    expect((await list(token, '?isUnread=false')).body.notifications).toMatchObject([{ title: 'A review' }]);
    for (const query of ['?category=GOSSIP', '?isUnread=perhaps', '?pageNo=-1'])
      expect((await list(token, query)).status).toBe(400);
  });

  it('counts unread ones only up to 100, one more than the bell shows', async () => {
    const { userId, token } = await mintPerson(school);
    await school.deps.db.insert(notifications).values(
      Array.from({ length: 130 }, (_, n) => ({
        userId,
        category: 'REPLY' as const,
        key: `many-${n}`,
        title: 't',
        text: '',
        href: '/learn',
        at: school.now(),
        inApp: true,
      })),
    );
    expect(await unread(token)).toBe(100);
  });

  it('marks one as read, once; another person’s returns 404', async () => {
    const [{ userId, token }, other] = [await mintPerson(school), await mintPerson(school)];
    await tell([userId]);
    await tell([userId]);
    const [row] = await rowsOf(userId);
    const id = row?.notificationId ?? '';
    expect((await read(other.token, id)).status).toBe(404);
    expect((await read(token, randomUUID())).status).toBe(404);
    expect((await read(token, 'none')).status).toBe(400);
    expect((await read(token, id)).body).toEqual({ unread: 1 });
    const readAt = async () =>
      (
        await school.deps.db
          .select()
          .from(notifications)
          .where(and(eq(notifications.userId, userId), eq(notifications.notificationId, id)))
      )[0]?.readAt;
    const first = await readAt();
    expect((await read(token, id)).body).toEqual({ unread: 1 });
    expect(await readAt()).toEqual(first);
  });

  it('marks all as read up to a given time; later ones stay unread', async () => {
    const { userId, token } = await mintPerson(school);
    const until = school.now();
    await tell([userId], { at: new Date(until.getTime() - 1000) });
    await tell([userId], { at: new Date(until.getTime() + 1000) });
    expect((await readAll(token, 'now')).status).toBe(400);
    expect((await readAll(token, until.toISOString())).body).toEqual({ unread: 1 });
    expect(await unread(token)).toBe(1);
  });

  it('marks only those of a category as read if one is given', async () => {
    const [{ userId, token }, other] = [await mintPerson(school), await mintPerson(school)];
    await tell([userId, other.userId], { category: 'REVIEW' });
    await tell([userId]);
    const until = school.now().toISOString();
    expect((await readAll(token, until, { category: 'GOSSIP' })).status).toBe(400);
    expect(await unread(token)).toBe(2);
    expect((await readAll(token, until, { category: 'REVIEW' })).body).toEqual({ unread: 1 });
    expect((await list(token, '?isUnread=true')).body.notifications).toMatchObject([{ category: 'REPLY' }]);
    expect(await unread(other.token)).toBe(1);
    expect((await readAll(token, until)).body).toEqual({ unread: 0 });
  });

  it.each([
    ['GET', ''],
    ['GET', '/unread'],
    ['PUT', `/${randomUUID()}/read`],
    ['PUT', '/read'],
  ])('%s %s returns 401 for a stranger', async (method, path) => {
    const body = method === 'PUT' ? { body: { until: school.now().toISOString() } } : {};
    expect((await school.call(method, `${BASE}${path}`, { token: 'none', ...body })).status).toBe(401);
  });

  it('deletes read notifications after a quarter of a year and all after a year', async () => {
    const { userId, token } = await mintPerson(school);
    const daysAgo = (days: number) => new Date(school.now().getTime() - days * DAY_MS);
    await tell([userId], { title: 'read, old', at: daysAgo(91) });
    await readAll(token, school.now().toISOString());
    await tell([userId], { title: 'unread, old', at: daysAgo(91) });
    await tell([userId], { title: 'unread, very old', at: daysAgo(366) });
    expect(await purgeNotifications(school.deps)).toBeGreaterThanOrEqual(2);
    expect((await rowsOf(userId)).map(({ title }) => title)).toEqual(['unread, old']);
  });
});

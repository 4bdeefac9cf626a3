import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '../../test/account-calls.ts';
import { mintPerson, PASSWORD } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { startReceiver } from '../../test/start-receiver.ts';
import { hashToken } from '../api/token-hash.ts';
import { sessions } from '../db/schema/accounts.ts';
import { pushSubscriptions } from '../db/schema/push.ts';
import { notify } from '../services/notifications/notify.ts';
import { notifyOfMoment } from '../services/notifications/notify-of-moment.ts';
import { pushNews } from '../services/push/push-news.ts';

const services = ['https://fcm.googleapis.com'];
const receiver = startReceiver();
const school = openTestSchool({ PUSH_SERVICES: services });
beforeAll(() => {
  services.push(receiver.url);
});

const { call, signInAs } = accountCalls(school);
const sessionsOf = (token: string) => call('GET', '/sessions', token);

const PATH = '/v1/client/user/push';

/** A browser that accepts notices from the stand-in of a push service. */
function browser(at = receiver.url) {
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys('base64url');
  const path = `/push/${randomUUID()}`;
  const subscription = {
    endpoint: `${at}${path}`,
    keys: { p256dh, auth: randomBytes(16).toString('base64url') },
  };
  return { subscription, took: () => receiver.received.filter((one) => one.path === path) };
}
const allow = (token: string, body: unknown) => school.call('PUT', PATH, { token, body });
const turnOff = (token: string, endpoint: string) =>
  school.call('PUT', `${PATH}/off`, { token, body: { endpoint } });
const tell = (userId: string, change: object = {}) =>
  notify(school.deps.db, {
    userIds: [userId],
    category: 'REPLY',
    key: randomUUID(),
    title: 'Your query has a reply',
    text: 'How do I join two walls?',
    href: '/learn',
    at: school.now(),
    ...change,
  });

describe('push notifications to a browser', () => {
  it('FIND-03 each notification goes once, encrypted and signed, to each browser that its person allowed', async () => {
    const person = await mintPerson(school);
    const [phone, desk] = [browser(), browser()];
    for (const { subscription } of [phone, desk, phone])
      expect(await allow(person.token, subscription)).toMatchObject({ status: 200, body: { isOn: true } });
    await tell(person.userId);
    await Promise.all(Array.from({ length: 4 }, () => pushNews(school.deps)));
    await pushNews(school.deps);
    expect([phone.took().length, desk.took().length]).toEqual([1, 1]);
    const [taken] = phone.took();
    expect(taken?.headers['content-encoding']).toBe('aes128gcm');
    expect(taken?.headers.authorization).toMatch(/^vapid t=.+, k=.+/);
    expect(taken?.body).not.toContain('query');
    const { body } = await school.call('GET', `${PATH}/key`, { token: person.token });
    expect(taken?.headers.authorization).toContain(body.publicKey);
  });

  it('FIND-03 D-146 a notification about a moment is kept for an offline browser no longer than until that moment', async () => {
    const person = await mintPerson(school);
    const { subscription, took } = browser();
    await allow(person.token, subscription);
    await tell(person.userId);
    await pushNews(school.deps);
    expect(took()[0]?.headers.ttl).toBe('43200');
    await notifyOfMoment(school.deps, school.deps.db, {
      userIds: [person.userId],
      category: 'SLOT',
      key: randomUUID(),
      title: 'Your interview is within a day',
      text: () => '',
      href: '/learn',
      at: school.now(),
      about: new Date(school.now().getTime() + 90 * 60_000),
    });
    await pushNews(school.deps);
    const kept = Number(took()[1]?.headers.ttl);
    expect(kept).toBeGreaterThan(80 * 60);
    expect(kept).toBeLessThanOrEqual(90 * 60);
  });

  it('FIND-03 notifications that were read, muted, old, or are someone else’s are not sent', async () => {
    const [person, other] = [await mintPerson(school), await mintPerson(school)];
    const { subscription, took } = browser();
    await allow(person.token, subscription);
    await tell(person.userId, { at: new Date(school.now().getTime() - 2 * 3_600_000) });
    await tell(other.userId);
    await tell(person.userId);
    const until = school.now().toISOString();
    await school.call('PUT', '/v1/client/user/notifications/read', { token: person.token, body: { until } });
    await school.call('PUT', '/v1/client/user/account/notification-preferences', {
      token: person.token,
      body: { preferences: [{ category: 'DEADLINE', inApp: false, email: true }] },
    });
    await tell(person.userId, { category: 'DEADLINE' });
    await pushNews(school.deps);
    expect(took()).toEqual([]);
  });

  it('FIND-03 a browser belongs to whoever allowed it last, who alone can turn it off, and is deleted once it is gone', async () => {
    const [first, second] = [await mintPerson(school), await mintPerson(school)];
    const { subscription, took } = browser();
    await allow(first.token, subscription);
    await allow(second.token, subscription);
    await tell(first.userId);
    await pushNews(school.deps);
    expect(took()).toEqual([]);
    expect((await turnOff(first.token, subscription.endpoint)).body).toEqual({ isOn: false });
    receiver.answer = () => ({ status: 410 });
    await tell(second.userId);
    await pushNews(school.deps);
    expect(took()).toHaveLength(1);
    receiver.answer = () => ({ status: 201 });
    const left = await school.deps.db
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.endpoint, subscription.endpoint));
    expect(left).toEqual([]);
  });

  it('FIND-03 a browser that its person turned off gets nothing more, while their other browser does', async () => {
    const { token, userId } = await mintPerson(school);
    const [phone, desk] = [browser(), browser()];
    for (const { subscription } of [phone, desk]) await allow(token, subscription);
    await tell(userId);
    await pushNews(school.deps);
    expect((await turnOff(token, phone.subscription.endpoint)).body).toEqual({ isOn: false });
    await tell(userId);
    await pushNews(school.deps);
    expect([phone.took().length, desk.took().length]).toEqual([1, 2]);
  });

  it('FIND-03 SESSION-07 a browser gets nothing more once its session is ended from elsewhere or signs out; others do', async () => {
    const person = await mintPerson(school, { withPassword: true });
    const [desk, phone, tablet] = [browser(), browser(), browser()];
    const [onPhone, onTablet] = [await signInAs(person), await signInAs(person)];
    for (const [token, { subscription }] of [
      [person.token, desk],
      [onPhone.token, phone],
      [onTablet.token, tablet],
    ] as const)
      await allow(token, subscription);
    const { sessionId } = (await sessionsOf(onPhone.token)).body.sessions[0];
    expect((await call('DELETE', `/sessions/${sessionId}`, person.token)).status).toBe(200);
    await tell(person.userId);
    await pushNews(school.deps);
    expect([desk, phone, tablet].map(({ took }) => took().length)).toEqual([1, 0, 1]);
    await school.call('POST', '/v1/client/user/logout', { token: onTablet.token });
    await tell(person.userId);
    await pushNews(school.deps);
    expect([desk, phone, tablet].map(({ took }) => took().length)).toEqual([2, 0, 1]);
  });

  it.each([
    ['signing out everywhere else', 'DELETE', '/sessions', undefined],
    ['a new password', 'PUT', '/password', { currentPassword: PASSWORD, password: 'another good one' }],
  ])(
    'FIND-03 SESSION-05 %s leaves notices to this browser alone, while an expired session keeps them',
    async (_what, method, path, body) => {
      const person = await mintPerson(school, { withPassword: true });
      const [desk, phone, lost] = [browser(), browser(), browser()];
      await allow(person.token, desk.subscription);
      await allow((await signInAs(person)).token, phone.subscription);
      const expired = await signInAs(person);
      await allow(expired.token, lost.subscription);
      await school.deps.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(expired.token)));
      await tell(person.userId);
      await pushNews(school.deps);
      expect((await call(method, path, person.token, body)).status).toBe(200);
      await tell(person.userId);
      await pushNews(school.deps);
      expect([desk, phone, lost].map(({ took }) => took().length)).toEqual([2, 1, 1]);
    },
  );

  it('FIND-03 SESSION-07 a browser of its person goes with the session they sign in with next, and is off for anybody else', async () => {
    const person = await mintPerson(school, { withPassword: true });
    const { subscription, took } = browser();
    const renew = async (token: string) =>
      (await school.call('PUT', `${PATH}/renewed`, { token, body: { endpoint: subscription.endpoint } }))
        .body;
    await allow(person.token, subscription);
    const next = await signInAs(person);
    expect(await renew(next.token)).toEqual({ isOn: true });
    expect(await renew((await mintPerson(school)).token)).toEqual({ isOn: false });
    const [current] = (await sessionsOf(next.token)).body.sessions;
    await tell(person.userId);
    await pushNews(school.deps);
    await call('DELETE', `/sessions/${current.sessionId}`, person.token);
    await tell(person.userId);
    await pushNews(school.deps);
    expect(took()).toHaveLength(1);
    expect(await renew(person.token)).toEqual({ isOn: false });
  });

  it('FIND-03 SESSION-05 a password set by a mailed link stops the notices to every browser', async () => {
    const person = await mintPerson(school, { withPassword: true });
    const { subscription, took } = browser();
    await allow(person.token, subscription);
    await school.call('POST', '/v1/client/login/passwordReset', { body: { emailId: person.emailId } });
    const [mail] = await school.mailsTo(person.emailId);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const reset = await school.call('PUT', '/v1/client/login/passwordReset', {
      body: { token, password: 'another good one' },
    });
    expect(reset.status).toBe(200);
    await tell(person.userId);
    await pushNews(school.deps);
    expect(took()).toEqual([]);
  });

  it('FIND-03 an address that is no push service, bad keys and callers without a session are refused', async () => {
    const { token } = await mintPerson(school);
    const { subscription } = browser();
    expect((await allow(token, browser('https://169.254.169.254').subscription)).status).toBe(400);
    expect((await allow(token, { ...subscription, keys: { p256dh: 'x', auth: '!' } })).status).toBe(400);
    expect((await allow(token, { ...subscription, endpoint: 'nowhere' })).status).toBe(400);
    expect((await allow('none', subscription)).status).toBe(401);
    expect((await school.call('GET', `${PATH}/key`, {})).status).toBe(401);
  });
});

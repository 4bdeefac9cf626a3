import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintPerson } from '../../../test/mint.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { accountPreferences } from '../../db/schema/account.ts';
import { mailRefusals } from '../../db/schema/mails.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { mailDigests } from './mail-digests.ts';
import { type News, notify } from './notify.ts';

const school = openTestSchool();
const HOUR_MS = 3_600_000;

/** Advances the school's clock to the next time it is this hour in UTC. */
const advanceTo = (hour: number, minute = 0) => {
  const now = school.now();
  const next = new Date(now);
  next.setUTCHours(hour, minute, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  school.advance(next.getTime() - now.getTime() + 1);
};
const tell = (userId: string, change: Partial<News> = {}) =>
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
const put = (token: string, path: string, body: unknown) =>
  school.call('PUT', `/v1/client/user/${path}`, { token, body });
const digestsTo = async (emailId: string) =>
  (await school.mailsTo(emailId)).filter(({ template }) => template === 'notification-digest');

describe('the daily digest', () => {
  it('is sent once, in the morning of the person’s time zone, with what is unread by then', async () => {
    const india = await mintPerson(school);
    const york = await mintPerson(school);
    await put(york.token, 'account/time-zone', { timeZone: 'America/Los_Angeles' });
    advanceTo(0, 30);
    await tell(india.userId);
    await tell(york.userId);
    await mailDigests(school.deps);
    expect(await digestsTo(india.emailId)).toEqual([]);
    // 07:00 in Asia/Kolkata; 17:30 or 18:30 the day before in Los Angeles.
    advanceTo(1, 31);
    await Promise.all(Array.from({ length: 5 }, () => mailDigests(school.deps)));
    await mailDigests(school.deps);
    const [mail, ...more] = await digestsTo(india.emailId);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your query has a reply');
    expect(mail?.text).toContain('How do I join two walls?');
    expect(mail?.text).toContain('http://localhost:4321/notifications');
    expect(await digestsTo(york.emailId)).toEqual([]);
    advanceTo(15, 1);
    await mailDigests(school.deps);
    expect(await digestsTo(york.emailId)).toHaveLength(1);
  });

  it('links what it had to shorten to where the rest is, and nothing else', async () => {
    const { userId, emailId } = await mintPerson(school);
    advanceTo(0, 30);
    await tell(userId, { text: 'Where do I begin? '.repeat(40), href: '/announcements/one' });
    await tell(userId, { title: 'A short one', href: '/announcements/two' });
    advanceTo(1, 31);
    await mailDigests(school.deps);
    const [mail] = await digestsTo(emailId);
    expect(mail?.text).toMatch(
      /Where do I be… The rest is here: http:\/\/localhost:4321\/announcements\/one\n/,
    );
    expect(mail?.text).not.toContain('/announcements/two');
  });

  it('ADOPT-07 is not made for an address that refuses digests, and has the last days once it wants them again', async () => {
    const { userId, emailId } = await mintPerson(school);
    const { db } = school.deps;
    await db.insert(mailRefusals).values({ emailId, list: 'NEWS', refusedAt: school.now() });
    advanceTo(0, 30);
    await tell(userId);
    advanceTo(1, 31);
    await mailDigests(school.deps);
    expect(await digestsTo(emailId)).toEqual([]);
    await db.delete(mailRefusals).where(eq(mailRefusals.emailId, emailId));
    await mailDigests(school.deps);
    expect(await digestsTo(emailId)).toHaveLength(1);
  });

  it('leaves out what was read, has its own email, is muted, or arrives after the hour', async () => {
    const { userId, emailId, token } = await mintPerson(school);
    advanceTo(1, 0);
    await tell(userId, { title: 'Read already' });
    await put(token, 'notifications/read', { until: school.now().toISOString() });
    await tell(userId, { title: 'An instalment', category: 'PAYMENT', hasOwnMail: true });
    await tell(userId, { title: 'A deadline', category: 'DEADLINE' });
    await put(token, 'account/notification-preferences', {
      preferences: [{ category: 'DEADLINE', inApp: true, email: false }],
    });
    advanceTo(1, 31);
    await mailDigests(school.deps);
    expect(await digestsTo(emailId)).toEqual([]);
    for (let n = 1; n <= 12; n += 1) await tell(userId, { title: `News ${n}` });
    await mailDigests(school.deps);
    expect(await digestsTo(emailId)).toEqual([]);
    advanceTo(1, 31);
    await mailDigests(school.deps);
    const [mail] = await digestsTo(emailId);
    expect(mail?.subject).toBe('12 things are new for you');
    expect(mail?.text).toContain('And 2 more.');
    advanceTo(1, 31);
    await mailDigests(school.deps);
    expect(await digestsTo(emailId)).toHaveLength(1);
  });

  it('includes a category turned off in the app but not by email, and goes only to verified addresses', async () => {
    const mailOnly = await mintPerson(school);
    const unproven = await mintPerson(school, { emailVerifiedAt: null });
    await put(mailOnly.token, 'account/notification-preferences', {
      preferences: [{ category: 'REPLY', inApp: false, email: true }],
    });
    await tell(mailOnly.userId);
    await tell(unproven.userId);
    school.advance(24 * HOUR_MS);
    await mailDigests(school.deps);
    expect(await digestsTo(mailOnly.emailId)).toHaveLength(1);
    expect(await digestsTo(unproven.emailId)).toEqual([]);
  });

  it('leaves out anything older than a week', async () => {
    const { userId, emailId } = await mintPerson(school);
    await tell(userId, { at: new Date(school.now().getTime() - 9 * 24 * HOUR_MS) });
    await mailDigests(school.deps);
    expect(await digestsTo(emailId)).toEqual([]);
    const [row] = await school.deps.db.select().from(notifications).where(eq(notifications.userId, userId));
    expect(row?.mailedAt).toBeNull();
  });

  it('leaves out what is about a moment that has passed, and never mentions it later', async () => {
    const { userId, emailId } = await mintPerson(school);
    advanceTo(1, 0);
    const in31Minutes = { about: new Date(school.now().getTime() + 31 * 60_000) };
    await school.deps.db.insert(notifications).values({
      userId,
      category: 'SLOT',
      key: randomUUID(),
      title: 'Your interview is within a day',
      text: '',
      href: '/learn',
      at: school.now(),
      inApp: true,
      ...in31Minutes,
    });
    await tell(userId, { title: 'Your query has a reply' });
    advanceTo(1, 32);
    await mailDigests(school.deps);
    const [mail] = await digestsTo(emailId);
    expect(mail?.subject).toBe('Your query has a reply');
    expect(mail?.text).not.toContain('interview');
    advanceTo(1, 31);
    await mailDigests(school.deps);
    expect(await digestsTo(emailId)).toHaveLength(1);
  });

  it('goes to everyone else when it cannot be made for one person', async () => {
    const people = [await mintPerson(school), await mintPerson(school), await mintPerson(school)];
    for (const { userId } of people) await tell(userId);
    const [, odd] = people;
    await put(odd?.token ?? '', 'account/time-zone', { timeZone: 'Asia/Kolkata' });
    const zoned = (timeZone: string) =>
      school.deps.db
        .update(accountPreferences)
        .set({ timeZone })
        .where(eq(accountPreferences.userId, odd?.userId ?? ''));
    // A zone that another version of the school supported.
    await zoned('Nowhere/Atlantis');
    school.advance(24 * HOUR_MS);
    await mailDigests(school.deps);
    const mailed = () => Promise.all(people.map(async ({ emailId }) => (await digestsTo(emailId)).length));
    expect(await mailed()).toEqual([1, 0, 1]);
    await zoned('Asia/Kolkata');
    await mailDigests(school.deps);
    expect(await mailed()).toEqual([1, 1, 1]);
  });

  it('skips a person whose notifications are locked at that moment; the next digest includes them', async () => {
    const held = await mintPerson(school);
    const other = await mintPerson(school);
    advanceTo(1, 0);
    for (const { userId } of [held, other]) await tell(userId);
    advanceTo(1, 31);
    await school.deps.db.transaction(async (tx) => {
      await tx.select().from(notifications).where(eq(notifications.userId, held.userId)).for('update');
      await mailDigests(school.deps);
    });
    expect(await digestsTo(other.emailId)).toHaveLength(1);
    expect(await digestsTo(held.emailId)).toEqual([]);
    advanceTo(1, 31);
    await mailDigests(school.deps);
    expect(await digestsTo(held.emailId)).toHaveLength(1);
    expect(await digestsTo(other.emailId)).toHaveLength(1);
  });
});

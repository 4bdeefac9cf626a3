import { describe, expect, it } from 'vitest';
import { mintPerson } from '../../../test/mint.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import type { OutgoingMail } from '../../gateways/mail/mail-transport.ts';
import { notifyOfMoment } from '../notifications/notify-of-moment.ts';
import { deliverDueMails } from './deliver-due-mails.ts';
import type { Mail } from './mail.ts';
import { queueMail } from './queue-mail.ts';

const school = openTestSchool({ SCHOOL_SUPPORT_EMAIL: 'help@riverside.test' });

async function send(mail: Partial<Mail> & { to: string }): Promise<OutgoingMail[]> {
  await queueMail(school.deps.db, school.now(), {
    template: 'trial',
    subject: 'A letter',
    greeting: 'Hello,',
    paragraphs: ['Read this.'],
    ...mail,
  });
  const sent: OutgoingMail[] = [];
  // The database stamps due times to the microsecond, this clock to the millisecond.
  const now = () => new Date(school.now().getTime() + 1_000);
  await deliverDueMails(
    { ...school.deps, now },
    {
      send: async (one) => {
        sent.push(one);
      },
    },
  );
  return sent;
}
async function deliver(now: Date): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  const transport = { send: async (one: OutgoingMail) => void sent.push(one) };
  await deliverDueMails({ ...school.deps, now: () => now }, transport);
  return sent;
}
const pathOf = (mail: OutgoingMail | undefined) => new URL(mail?.refusal ?? '').pathname;
const post = (path: string, body = 'List-Unsubscribe=One-Click') =>
  school.raw(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });
const statusesAt = async (to: string) => (await school.mailsTo(to)).map(({ status }) => status).sort();

describe('an email that can be unsubscribed from', () => {
  it('ADOPT-07 says how, needs one click and no session, and its list stops while receipts continue', async () => {
    const to = 'asha@riverside.test';
    const [letter] = await send({ to, list: 'LETTERS' });
    expect(letter?.text).toContain(`No more emails like this: ${letter?.refusal}`);
    expect(letter?.html).toContain('No more emails like this</a>');
    expect(letter?.replyTo).toBe('help@riverside.test');
    expect(letter?.refusal).not.toContain('asha');

    // Scanners open every link: viewing changes nothing.
    const page = await (await school.raw(pathOf(letter))).text();
    expect(page).toContain('No more emails like this?');
    expect(await send({ to, list: 'LETTERS' })).toHaveLength(1);

    for (let turn = 0; turn < 2; turn += 1) expect((await post(pathOf(letter))).status).toBe(200);
    expect(await send({ to, list: 'LETTERS' })).toEqual([]);
    const [receipt] = await send({ to, template: 'receipt' });
    expect(receipt).toMatchObject({ refusal: null });
    expect(receipt?.text).not.toContain('No more emails');
    expect(await send({ to, list: 'INVITATIONS' })).toHaveLength(1);
    expect(await send({ to: 'other@riverside.test', list: 'LETTERS' })).toHaveLength(1);

    expect(await (await post(pathOf(letter), 'wish=take')).text()).toContain('You will get them again');
    expect(await send({ to, list: 'LETTERS' })).toHaveLength(1);
    expect(await statusesAt(to)).toEqual(['REFUSED', 'SENT', 'SENT', 'SENT', 'SENT', 'SENT']);
  });

  it('ADOPT-07 D-146 unsubscribing from the news digest stops digests alone, and undoing it switches on nothing that was off', async () => {
    const { token, userId, emailId } = await mintPerson(school);
    const path = '/v1/client/user/account/notification-preferences';
    const set = (email: boolean) =>
      school.call('PUT', path, {
        token,
        body: { preferences: [{ category: 'REPLY', inApp: true, email }] },
      });
    await set(false);
    const chosen = (await school.call('GET', path, { token })).body;
    expect(chosen.refusedLists).toEqual([]);
    const [digest] = await send({ to: emailId, list: 'NEWS' });
    await post(pathOf(digest));
    expect((await school.call('GET', path, { token })).body).toEqual({ ...chosen, refusedLists: ['NEWS'] });
    expect(await send({ to: emailId, list: 'NEWS' })).toEqual([]);
    await notifyOfMoment(school.deps, school.deps.db, {
      userIds: [userId],
      category: 'SLOT',
      key: 'slot-soon: of a test',
      title: 'Your interview is within a day',
      text: () => 'At ten.',
      href: '/learn',
      at: school.now(),
      about: new Date(school.now().getTime() + 2 * 3_600_000),
    });
    expect(await deliver(new Date(school.now().getTime() + 1_000))).toMatchObject([
      { to: emailId, subject: 'Your interview is within a day', refusal: null },
    ]);
    await post(pathOf(digest), 'wish=take');
    expect((await school.call('GET', path, { token })).body).toEqual(chosen);
    expect(await send({ to: emailId, list: 'NEWS' })).toHaveLength(1);

    await post(pathOf(digest));
    await set(true);
    expect(await send({ to: emailId, list: 'NEWS' })).toHaveLength(1);
    await post(pathOf(digest));
    await set(true);
    expect(await send({ to: emailId, list: 'NEWS' })).toEqual([]);
  });

  it('ADOPT-07 a forged link, or one mixed with another email’s key, returns 404 and unsubscribes nobody', async () => {
    const [one] = await send({ to: 'one@riverside.test', list: 'LETTERS' });
    const [two] = await send({ to: 'two@riverside.test', list: 'LETTERS' });
    const [, , idOfOne] = pathOf(one).split('/');
    const [, , , keyOfTwo] = pathOf(two).split('/');
    for (const path of [
      `/mails/${idOfOne}/${keyOfTwo}`,
      `/mails/${idOfOne}/${'x'.repeat(32)}`,
      `/mails/nobody/${keyOfTwo}`,
    ]) {
      expect((await school.raw(path)).status).toBe(404);
      expect((await post(path)).status).toBe(404);
    }
    const [receipt] = await send({ to: 'one@riverside.test' });
    expect((await post(`/mails/${receipt?.mailId}/${keyOfTwo}`)).status).toBe(404);
    expect(await send({ to: 'one@riverside.test', list: 'LETTERS' })).toHaveLength(1);
  });
});

describe('an email that waited for its server', () => {
  it('D-146 is sent before the moment it is about, and stopped once that moment has passed', async () => {
    const [early, late] = [await mintPerson(school), await mintPerson(school)];
    const about = new Date(school.now().getTime() + 2 * 3_600_000);
    const tell = (userId: string) =>
      notifyOfMoment(school.deps, school.deps.db, {
        userIds: [userId],
        category: 'SLOT',
        key: 'slot-tomorrow: of a test',
        title: 'Your interview is within a day',
        text: () => 'At ten.',
        href: '/learn',
        at: school.now(),
        about,
      });
    await tell(early.userId);
    expect((await deliver(new Date(about.getTime() - 3_600_000))).map(({ to }) => to)).toContain(
      early.emailId,
    );
    await tell(late.userId);
    expect((await deliver(new Date(about.getTime() + 60_000))).map(({ to }) => to)).not.toContain(
      late.emailId,
    );
    expect(await statusesAt(early.emailId)).toEqual(['SENT']);
    expect(await statusesAt(late.emailId)).toEqual(['STOPPED']);
  });
});

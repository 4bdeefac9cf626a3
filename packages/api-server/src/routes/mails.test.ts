import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { mailStops } from '../db/schema/mails.ts';
import { signWebhook } from '../gateways/payments/webhook-signature.ts';
import { deliverDueMails } from '../services/mails/deliver-due-mails.ts';
import { queueMail } from '../services/mails/queue-mail.ts';

const SECRET = 'a secret of the mail provider';
const PATH = '/api/v1/webhook/mail/process-and-verify';
const school = openTestSchool({ MAIL_WEBHOOK_SECRET: SECRET });

const basic = (password: string) => ({
  authorization: `Basic ${Buffer.from(`plinth:${password}`).toString('base64')}`,
});
const report = (body: unknown, headers: Record<string, string> = {}) =>
  school.raw(PATH, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
const signed = (body: unknown) =>
  report(body, { signature: signWebhook(SECRET, JSON.stringify(body), school.now()) });
const bounce = (address: string, id: string = randomUUID()) => ({
  id,
  type: 'bounce',
  address,
  reason: '550 5.1.1 no such user',
});

async function mailed(to: string, list?: 'LETTERS'): Promise<boolean> {
  const sent: string[] = [];
  await queueMail(school.deps.db, school.now(), {
    to,
    template: 'trial',
    subject: 'A letter',
    greeting: 'Hello,',
    paragraphs: ['Read this.'],
    ...(list ? { list } : {}),
  });
  // The database stamps due times to the microsecond, this clock only to the millisecond.
  const now = () => new Date(school.now().getTime() + 1_000);
  await deliverDueMails(
    { ...school.deps, now },
    {
      send: async (mail) => {
        sent.push(mail.to);
      },
    },
  );
  return sent.includes(to);
}
const mailsOf = async (userId: string, token: string) =>
  (await school.call('GET', `/v1/office/people/${userId}/mails?pageNo=0`, { token })).body as {
    stop: { kind: string; reason: string } | null;
    mails: { status: string }[];
  };

describe('reports of the mail provider', () => {
  it('ADOPT-07 a bounce stops mail to the address, shows on the person and is lifted by staff; a repeated event stops nothing', async () => {
    const { token } = await mintPerson(school, { staffRoles: ['SUPPORT_TEAM'] });
    const { userId, emailId } = await mintPerson(school);
    expect(await mailed(emailId)).toBe(true);
    const event = bounce(emailId.toUpperCase());
    const answers = await Promise.all([signed(event), signed(event), signed(event)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await mailed(emailId)).toBe(false);
    const { stop, mails } = await mailsOf(userId, token);
    expect(stop).toMatchObject({ kind: 'BOUNCE', reason: '550 5.1.1 no such user' });
    expect(mails.map(({ status }) => status)).toEqual(['STOPPED', 'SENT']);

    const lift = () => school.call('DELETE', `/v1/office/people/${userId}/mail-stop`, { token });
    expect(await lift()).toMatchObject({ status: 200, body: { stop: null } });
    expect((await lift()).status).toBe(200);
    await signed(event);
    expect(await mailed(emailId)).toBe(true);
    const lifted = await school.deps.db.select().from(auditEntries);
    expect(lifted.filter(({ action }) => action === 'people.mails-let')).toHaveLength(1);
  });

  it('ADOPT-07 a person who reported a mail as spam gets no letters but still gets receipts', async () => {
    const { emailId } = await mintPerson(school);
    await signed({ ...bounce(emailId), type: 'complaint' });
    expect(await mailed(emailId, 'LETTERS')).toBe(false);
    expect(await mailed(emailId)).toBe(true);
  });

  it('ADOPT-07 the formats of Postmark, Mailgun and Amazon SES are understood, and a temporary bounce stops nothing', async () => {
    const timestamp = String(Math.floor(school.now().getTime() / 1000));
    const token = 'a token of theirs';
    const signature = createHmac('sha256', SECRET)
      .update(timestamp + token)
      .digest('hex');
    const mailgun = (recipient: string, severity: string) => ({
      signature: { timestamp, token, signature },
      'event-data': {
        event: 'failed',
        severity,
        id: randomUUID(),
        timestamp: Number(timestamp) + 0.5,
        recipient,
        'delivery-status': { code: 550, message: 'No such mailbox' },
      },
    });
    const postmark = (Email: string, Type: string) => ({
      RecordType: 'Bounce',
      Type,
      ID: Math.floor(Math.random() * 1e12),
      Email,
      BouncedAt: school.now().toISOString(),
      Description: 'The server was unable to deliver your message',
    });
    const amazon = (emailAddress: string, bounceType: string) => ({
      Type: 'Notification',
      Message: JSON.stringify({
        notificationType: 'Bounce',
        bounce: {
          bounceType,
          feedbackId: randomUUID(),
          timestamp: school.now().toISOString(),
          bouncedRecipients: [{ emailAddress, diagnosticCode: 'smtp; 550 unknown' }],
        },
      }),
    });
    const address = () => `${randomUUID()}@riverside.test`;
    for (const { body, headers = {}, at, stops } of [
      { at: address(), body: (to: string) => mailgun(to, 'permanent'), stops: true },
      { at: address(), body: (to: string) => mailgun(to, 'temporary'), stops: false },
      {
        at: address(),
        body: (to: string) => postmark(to, 'HardBounce'),
        headers: basic(SECRET),
        stops: true,
      },
      {
        at: address(),
        body: (to: string) => postmark(to, 'SoftBounce'),
        headers: basic(SECRET),
        stops: false,
      },
      { at: address(), body: (to: string) => amazon(to, 'Permanent'), headers: basic(SECRET), stops: true },
      { at: address(), body: (to: string) => amazon(to, 'Transient'), headers: basic(SECRET), stops: false },
    ]) {
      expect((await report(body(at), headers as Record<string, string>)).status).toBe(200);
      expect(await mailed(at)).toBe(!stops);
    }
  });

  it('ADOPT-07 a forged, old, unsigned or unreadable report is refused and stops nothing', async () => {
    const { emailId } = await mintPerson(school);
    const event = bounce(emailId);
    const text = JSON.stringify(event);
    const old = new Date(school.now().getTime() - 600_000);
    const refused = await Promise.all([
      report(event),
      report(event, { signature: signWebhook('another secret of someone', text, school.now()) }),
      report(event, { signature: signWebhook(SECRET, text, old) }),
      report({ ...event, address: 'x@y.test' }, { signature: signWebhook(SECRET, text, school.now()) }),
      report(event, basic('guessed')),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    const wrong = await Promise.all([
      report('no json', { ...basic(SECRET) }),
      report({ hello: 'world' }, basic(SECRET)),
      signed({ ...event, address: 'nobody' }),
    ]);
    expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(await mailed(emailId)).toBe(true);
    const rows = await school.deps.db.select().from(mailStops);
    expect(rows.filter((row) => row.emailId === emailId)).toEqual([]);
  });

  it('ADOPT-07 only staff can lift a stop', async () => {
    const { userId, emailId } = await mintPerson(school);
    const { token } = await mintPerson(school);
    await signed(bounce(emailId));
    const path = `/v1/office/people/${userId}/mail-stop`;
    expect((await school.call('DELETE', path)).status).toBe(401);
    expect((await school.call('DELETE', path, { token })).status).toBe(403);
    expect(await mailed(emailId)).toBe(false);
  });
});

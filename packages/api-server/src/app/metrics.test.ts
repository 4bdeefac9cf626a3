import { describe, expect, it } from 'vitest';
import { openTestSchool } from '../../test/open-test-school.ts';
import { mails } from '../db/schema/operations.ts';
import type { MailTransport } from '../gateways/mail/mail-transport.ts';
import { deliverDueMails } from '../services/mails/deliver-due-mails.ts';
import { draftMail } from '../services/mails/draft-mail.ts';
import { queueMail } from '../services/mails/queue-mail.ts';

const METRICS_TOKEN = 'a token that Prometheus was given';
const MINUTE = 60_000;
const school = openTestSchool({ METRICS_TOKEN });
const down = { send: () => Promise.reject(new Error('connect ECONNREFUSED')) };
const up = { send: () => Promise.resolve() };
const letter = {
  to: 'asha@riverside.test',
  template: 'trial',
  subject: 'A letter',
  greeting: 'Hello,',
  paragraphs: ['Read this.'],
};

/** Lets the worker run for this long. */
async function work(minutes: number, transport: MailTransport) {
  for (let minute = 0; minute < minutes; minute += 1) {
    while ((await deliverDueMails(school.deps, transport)) > 0);
    school.advance(MINUTE);
  }
}
async function read(name: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const { body } = await school.call('GET', '/metrics', { headers });
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
}

describe('the metrics of emails', () => {
  it('HOLD-08 show how long the oldest has waited while workers try and the mail server accepts nothing', async () => {
    await queueMail(school.deps.db, school.now(), letter);
    await work(1, down);
    await queueMail(school.deps.db, school.now(), letter);
    for (const minutes of [21, 42]) {
      await work(21, down);
      expect(await read('plinth_mails_due')).toBe(2);
      const oldest = await read('plinth_mail_oldest_seconds');
      expect(oldest).toBeGreaterThanOrEqual((minutes + 1) * 60);
      expect(oldest).toBeLessThan((minutes + 2) * 60);
    }
    await work(61, up);
    expect(await read('plinth_mails_due')).toBe(0);
    expect(await read('plinth_mail_oldest_seconds')).toBe(0);
  });

  it('HOLD-08 count as waiting only since another was accepted: one recipient who is put off is no outage', async () => {
    const pickyServer = {
      send: ({ to }: { to: string }) =>
        to === letter.to ? Promise.reject(new Error('450 4.2.0 try again later')) : Promise.resolve(),
    };
    await queueMail(school.deps.db, school.now(), letter);
    for (let turn = 0; turn < 4; turn += 1) {
      await queueMail(school.deps.db, school.now(), { ...letter, to: 'meera@riverside.test' });
      await work(10, pickyServer);
    }
    expect(await read('plinth_mails_due')).toBe(1);
    const waited = async () => Math.round((await read('plinth_mail_oldest_seconds')) / 60);
    expect(await waited()).toBe(10);
    await work(20, pickyServer);
    expect(await waited()).toBe(30);
    await work(61, up);
  });

  it('HOLD-08 leave out those planned for later', async () => {
    const planned = new Date(school.now().getTime() + 60 * MINUTE);
    await school.deps.db.insert(mails).values({ ...draftMail(letter, school.now()), nextTryAt: planned });
    school.advance(30 * MINUTE);
    expect(await read('plinth_mails_due')).toBe(0);
    expect(await read('plinth_mail_oldest_seconds')).toBe(0);
  });

  it('HOLD-08 count those given up within a day', async () => {
    const refused = Object.assign(new Error('refused'), { command: 'RCPT TO', responseCode: 550 });
    await queueMail(school.deps.db, school.now(), letter);
    await deliverDueMails(school.deps, { send: () => Promise.reject(refused) });
    expect(await read('plinth_mails_failed')).toBe(1);
    school.advance(25 * 60 * MINUTE);
    expect(await read('plinth_mails_failed')).toBe(0);
  });
});

import { expect, it } from 'vitest';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { jobs } from '../../jobs/jobs.ts';
import { deliverDueMails } from './deliver-due-mails.ts';
import { queueMail } from './queue-mail.ts';

const DAY = 86_400_000;
const school = openTestSchool();
const queue = (to: string) =>
  queueMail(school.deps.db, school.now(), {
    to,
    template: 'trial',
    subject: 'A letter',
    greeting: 'Hello,',
    paragraphs: ['Read this.'],
  });
const deliver = (send: () => Promise<void>) => deliverDueMails(school.deps, { send });
const textOf = async (to: string) => (await school.mailsTo(to))[0]?.text;

it('PERSON-03 the text of an email is kept for 90 days after it was sent or given up; that it was sent stays known', async () => {
  const job = jobs.find(({ name }) => name === 'empty-old-mails');
  const refused = Object.assign(new Error('refused'), { command: 'RCPT TO', responseCode: 550 });
  await queue('refused@riverside.test');
  await deliver(() => Promise.reject(refused));
  await queue('sent@riverside.test');
  school.advance(DAY);
  await deliver(() => Promise.resolve());
  await queue('waiting@riverside.test');
  const settled = ['refused@riverside.test', 'sent@riverside.test'];

  school.advance(89 * DAY + 60_000);
  expect(await job?.run(school.deps)).toBe(1);
  expect(await textOf('refused@riverside.test')).toBe('');
  for (const to of ['sent@riverside.test', 'waiting@riverside.test'])
    expect(await textOf(to)).toContain('Read this.');

  school.advance(2 * DAY);
  expect(await job?.run(school.deps)).toBe(1);
  expect(await job?.run(school.deps)).toBe(0);
  expect(await textOf('waiting@riverside.test')).toContain('Read this.');
  for (const to of settled) {
    const [mail] = await school.mailsTo(to);
    expect(mail).toMatchObject({ subject: 'A letter', text: '', html: '' });
    const page = await (await school.raw(`/outbox/${mail?.mailId}`)).text();
    expect(page).toContain('The text of this email is no longer kept.');
  }
});

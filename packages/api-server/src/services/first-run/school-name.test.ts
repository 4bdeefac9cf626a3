import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { enrol, mintPerson } from '../../../test/mint.ts';
import { mintCohortWithCourse } from '../../../test/mint-course.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { schoolDetails } from '../../db/schema/first-run.ts';
import type { OutgoingMail } from '../../gateways/mail/mail-transport.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { deliverDueMails } from '../mails/deliver-due-mails.ts';
import { queueMail } from '../mails/queue-mail.ts';

const NAME = 'Riverside & Sons';
const IN_HTML = 'Riverside &#38; Sons';
const school = openTestSchool({ SCHOOL_NAME: NAME, PLINTH_ORIGIN: 'https://riverside.test' });
const textAt = async (path: string) => {
  const answer = await school.raw(path);
  expect(answer.status).toBe(200);
  return answer.text();
};

async function sendMails(): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  const transport = {
    send: async (mail: OutgoingMail) => {
      sent.push(mail);
    },
  };
  while ((await deliverDueMails(school.deps, transport)) > 0);
  return sent;
}

const mail = (template: string) => ({
  to: 'asha@riverside.test',
  template,
  subject: 'Your place',
  greeting: 'Hello Asha,',
  paragraphs: ['Your place is certain.'],
});

describe('a school with a name of its own', () => {
  it('ADOPT-02 emails carry its name above and below the text, and the outbox page shows it', async () => {
    await queueMail(school.deps.db, school.now(), mail('place'));
    const [sent] = await sendMails();
    expect(sent?.text).toBe(`Hello Asha,\n\nYour place is certain.\n\n${NAME}`);
    expect(sent?.html).toContain(`text-transform:uppercase">${IN_HTML}</div>`);
    expect(sent?.html).not.toMatch(/plinth/i);
    const page = await textAt(`/outbox/${sent?.mailId}`);
    expect(page).toContain(`Your place is certain.\n\nRiverside &amp; Sons</pre>`);
    expect(page).toContain('<title>Your place · Riverside &amp; Sons</title>');
    expect(page).toMatch(/<header><a href="\/"><img [^>]*alt=""[^>]*>Riverside &amp; Sons<\/a><\/header>/);
    expect(page).not.toMatch(/plinth/i);
  });

  it('ADOPT-02 a name saved in the office is used in emails that are still queued', async () => {
    await queueMail(school.deps.db, school.now(), mail('waits'));
    await school.deps.db.insert(schoolDetails).values({
      key: 'school',
      name: 'Timber School',
      address: 'Road 1',
      zone: 'Asia/Kolkata',
      currency: 'INR',
      taxLines: '',
      taxesText: '',
      taxes: {},
      savedAt: school.now(),
    });
    expect((await sendMails()).map(({ text }) => text.split('\n').at(-1))).toEqual(['Timber School']);
    await school.deps.db.delete(schoolDetails);
  });

  it('ADOPT-02 calendar feed, course feed, API document and its page, and the badge issuer carry its name', async () => {
    const { cohort } = await mintCohortWithCourse(school);
    const person = await mintPerson(school);
    await enrol(school, cohort.cohortId, person.userId, 'ONGOING');
    const made = await school.call('PUT', `/v1/client/workspace/${cohort.cohortId}/calendar-feed`, {
      token: person.token,
    });
    const feed = await textAt(new URL(made.body.feed.url).pathname);
    expect(feed).toContain(`PRODID:-//${NAME}//Calendar//EN`);
    const document = await textAt('/openapi.json');
    expect(JSON.parse(document)).toMatchObject({
      info: { title: NAME },
      servers: [{ url: 'https://riverside.test' }],
    });
    const docs = await textAt('/api/docs');
    expect(docs).toContain('<h1>Riverside &amp; Sons API</h1>');
    const issuer = await textAt('/certificates/issuer');
    expect(JSON.parse(issuer)).toMatchObject({ name: NAME });
    const courses = await textAt('/courses.rss');
    for (const text of [feed, docs, issuer, courses]) {
      expect(text).toContain('Riverside');
      // The name of one call, which calendar apps have stored, stays unchanged.
      expect(text.replaceAll('plinth.ics', '')).not.toMatch(/plinth/i);
    }
  });

  it('ADOPT-02 the sender of emails carries its name, unless the settings say otherwise', () => {
    expect(readSettings({}).MAIL_FROM).toBe('Plinth <school@plinth.test>');
    expect(readSettings({ SCHOOL_NAME: 'Riverside School' }).MAIL_FROM).toBe(
      'Riverside School <school@plinth.test>',
    );
    expect(readSettings({ SCHOOL_NAME: 'Müller, Söhne "& Co"' }).MAIL_FROM).toBe(
      '"Müller, Söhne & Co" <school@plinth.test>',
    );
    expect(readSettings({ MAIL_FROM: 'Desk <desk@riverside.test>' }).MAIL_FROM).toBe(
      'Desk <desk@riverside.test>',
    );
  });

  it('ADOPT-02 no source file of server, domain or contract says Plinth, except those whose text is read at the command line', () => {
    const root = fileURLToPath(new URL('../../../../', import.meta.url));
    const MAY = [
      'api-server/src/settings/settings.ts',
      'api-server/src/db/embedded/postgres-account.ts',
      'api-server/src/db/schema-mismatch.ts',
    ];
    const found = ['api-server', 'domain', 'contract'].flatMap((name) =>
      globSync(`${name}/src/**/*.ts`, { cwd: root }).filter(
        (file) =>
          !file.endsWith('.test.ts') &&
          !MAY.includes(file.replaceAll('\\', '/')) &&
          /\bPlinth\b|\bPLINTH\b(?!_)/.test(readFileSync(`${root}${file}`, 'utf8')),
      ),
    );
    expect(found).toEqual([]);
  });
});

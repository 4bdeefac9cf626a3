import { EventEmitter, once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { createMailTransport, type MailTransport } from '../../gateways/mail/mail-transport.ts';
import { deliverDueMails } from './deliver-due-mails.ts';
import { queueMail } from './queue-mail.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const school = openTestSchool();
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A mail server that answers one command with this reply, its lines parted by `|`, and others as it should. */
async function mailServer(reply: { to: string; is: string }): Promise<MailTransport> {
  const server = createServer((socket: Socket) => {
    let isBody = false;
    socket.on('error', () => {});
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      const said = chunk.toString();
      if (isBody && !said.endsWith('\r\n.\r\n')) return;
      const line = isBody ? '.' : said;
      isBody = false;
      if (line.startsWith(reply.to)) socket.write(`${reply.is.replace('|', '\r\n')}\r\n`);
      else if (line.startsWith('EHLO')) socket.write('250-here\r\n250 AUTH PLAIN\r\n');
      else if (line.startsWith('AUTH')) socket.write('235 welcome\r\n');
      else if (line.startsWith('DATA')) {
        isBody = true;
        socket.write('354 go on\r\n');
      } else socket.write('250 ok\r\n');
    });
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  return createMailTransport({
    SMTP_URL: `smtp://school:secret@127.0.0.1:${port}`,
    MAIL_FROM: 'Riverside School <school@riverside.test>',
  });
}

const down: MailTransport = { send: () => Promise.reject(new Error('connect ECONNREFUSED')) };
function listing() {
  const sent: string[] = [];
  const transport: MailTransport = { send: async ({ to }) => void sent.push(to) };
  return { sent, transport };
}
const queue = (to: string, subject = 'A letter') =>
  queueMail(school.deps.db, school.now(), {
    to,
    template: 'trial',
    subject,
    greeting: 'Hello,',
    paragraphs: ['Read this.'],
  });
const statusOf = async (to: string) => (await school.mailsTo(to))[0]?.status;
/** The school's work in this time, with the mail server in this state. */
async function work(hours: number, transport: MailTransport) {
  for (let hour = 0; hour < hours; hour += 1) {
    while ((await deliverDueMails(school.deps, transport)) > 0);
    school.advance(HOUR + MINUTE);
  }
}

/** Begins a delivery; the mail server accepts the email when the returned function is called. */
async function beginDelivery(transport: MailTransport): Promise<() => Promise<unknown>> {
  const signs = new EventEmitter();
  const begun = once(signs, 'begun');
  const accepted = once(signs, 'accepted');
  const delivery = deliverDueMails(school.deps, {
    send: async (mail) => {
      signs.emit('begun');
      await accepted;
      await transport.send(mail);
    },
  });
  await begun;
  return () => {
    signs.emit('accepted');
    return delivery;
  };
}

describe('emails that are due', () => {
  it('HOLD-03 are sent after the mail server was down for two days, and given up after three', async () => {
    const { sent, transport } = listing();
    await queue('patient@riverside.test');
    await work(48, down);
    expect(await statusOf('patient@riverside.test')).toBe('PENDING');
    await work(1, transport);
    expect(sent).toEqual(['patient@riverside.test']);

    await queue('late@riverside.test');
    await work(72, down);
    expect(await statusOf('late@riverside.test')).toBe('FAILED');
    await work(1, transport);
    expect(sent).toEqual(['patient@riverside.test']);
  });

  it('HOLD-03 that no worker tried for days are not given up because their first try fails', async () => {
    const { sent, transport } = listing();
    await queue('asleep@riverside.test');
    school.advance(5 * 24 * HOUR);
    await work(2, down);
    await work(1, transport);
    expect(sent).toEqual(['asleep@riverside.test']);
  });

  it('HOLD-03 that a slow mail server takes minutes to accept are sent by one worker, not again by another', async () => {
    const { sent, transport } = listing();
    await queue('slow@riverside.test');
    const accept = await beginDelivery(transport);
    school.advance(4 * MINUTE);
    expect(await deliverDueMails(school.deps, transport)).toBe(0);
    await accept();
    await work(1, transport);
    expect(sent).toEqual(['slow@riverside.test']);
  });

  it('HOLD-03 whose worker was killed while it sent them are sent by another within a quarter of an hour', async () => {
    const { sent, transport } = listing();
    const signs = new EventEmitter();
    const begun = once(signs, 'begun');
    await queue('orphan@riverside.test');
    void deliverDueMails(school.deps, {
      send: () => {
        signs.emit('begun');
        return new Promise(() => {});
      },
    });
    await begun;
    school.advance(15 * MINUTE);
    await deliverDueMails(school.deps, transport);
    expect(sent).toEqual(['orphan@riverside.test']);
  });

  it('HOLD-03 arrive in the order in which they were written once the mail server is back, the last one as soon as it is due', async () => {
    const said: string[] = [];
    const signs = new EventEmitter();
    const welcomed = once(signs, 'welcomed');
    await queue('moved@riverside.test', 'The session is on Tuesday');
    await work(9, down);
    await deliverDueMails(school.deps, down);
    // The next try of the first one is an hour away.
    school.advance(20 * MINUTE);
    await queue('moved@riverside.test', 'The session is on Friday');
    await queue('other@riverside.test', 'Welcome');
    const delivery = deliverDueMails(school.deps, {
      send: async ({ subject }) => {
        if (subject.includes('Tuesday')) await welcomed;
        said.push(subject);
        if (subject.includes('Welcome')) signs.emit('welcomed');
      },
    });
    expect(await delivery).toBe(3);
    expect(said).toEqual(['Welcome', 'The session is on Tuesday', 'The session is on Friday']);
  });

  it('HOLD-03 to many people arrive in that order for each of them', async () => {
    const said = new Map<string, string[]>();
    const transport: MailTransport = {
      send: async ({ to, subject }) => void said.set(to, [...(said.get(to) ?? []), subject]),
    };
    const people = Array.from({ length: 25 }, (_, n) => `reader-${n}@riverside.test`);
    const announce = async (subject: string) => {
      for (const to of people) await queue(to, subject);
    };
    await announce('On Monday');
    await work(8, down);
    await announce('On Tuesday');
    await work(8, down);
    while ((await deliverDueMails(school.deps, down)) > 0);
    school.advance(20 * MINUTE);
    await announce('On Wednesday');
    while ((await deliverDueMails(school.deps, transport)) > 0);
    expect(people.map((to) => said.get(to))).toEqual(
      people.map(() => ['On Monday', 'On Tuesday', 'On Wednesday']),
    );
  });

  it('HOLD-03 are not held up by an older one to the same address that is put off again and again', async () => {
    const { sent, transport } = listing();
    const picky: MailTransport = {
      send: (mail) =>
        mail.subject === 'Too large'
          ? Promise.reject(new Error('452 4.2.2 mailbox full'))
          : transport.send(mail),
    };
    await queue('full@riverside.test', 'Too large');
    await work(2, picky);
    await queue('full@riverside.test', 'Your code');
    await deliverDueMails(school.deps, picky);
    expect(sent).toEqual(['full@riverside.test']);
    expect((await school.mailsTo('full@riverside.test')).map(({ status }) => status)).toEqual([
      'PENDING',
      'SENT',
    ]);
    expect(await deliverDueMails(school.deps, picky)).toBe(0);
  });

  it('HOLD-03 that one worker is sending are not sent by another that has a later one to the same address', async () => {
    const { sent, transport } = listing();
    await queue('twice@riverside.test');
    const accept = await beginDelivery(transport);
    await queue('twice@riverside.test', 'A second letter');
    expect(await deliverDueMails(school.deps, transport)).toBe(1);
    await accept();
    expect(sent.filter((to) => to === 'twice@riverside.test')).toHaveLength(2);
  });

  it('HOLD-03 to one address that a slow mail server takes long for are left to the next round, so that others need not wait', async () => {
    const { sent, transport } = listing();
    for (const subject of ['One', 'Two', 'Three']) await queue('busy@riverside.test', subject);
    const slow: MailTransport = {
      send: async (mail) => {
        school.advance(20_000);
        await transport.send(mail);
      },
    };
    await deliverDueMails(school.deps, slow);
    expect(sent.filter((to) => to === 'busy@riverside.test')).toHaveLength(2);
    const [, , third] = await school.mailsTo('busy@riverside.test');
    expect(third).toMatchObject({ status: 'PENDING', attempts: 0, leasedUntil: null });
    await deliverDueMails(school.deps, transport);
    expect(sent.filter((to) => to === 'busy@riverside.test')).toHaveLength(3);
  });

  it.each([
    { to: 'RCPT', is: '550 5.1.1 no such user', outcome: 'given up' },
    { to: 'RCPT', is: '550-5.1.1 There is no such user|550 5.1.1 here', outcome: 'given up' },
    { to: 'RCPT', is: '550 unknown user', outcome: 'given up' },
    { to: '.', is: '554 5.6.0 not a mail', outcome: 'given up' },
    { to: 'RCPT', is: '450 4.2.0 try again later', outcome: 'tried again' },
    { to: 'RCPT', is: '554 5.7.1 relay access denied', outcome: 'tried again' },
    { to: 'RCPT', is: '550 5.1.8 domain of the sender not found', outcome: 'tried again' },
    { to: 'RCPT', is: '530 authentication required', outcome: 'tried again' },
    { to: 'MAIL', is: '550 sender not allowed', outcome: 'tried again' },
    { to: '.', is: '550 5.4.5 daily quota exceeded', outcome: 'tried again' },
    { to: 'AUTH', is: '535 5.7.8 bad credentials', outcome: 'tried again' },
  ])('ADOPT-07 are $outcome when the mail server answers "$is" to $to', async ({ to, is, outcome }) => {
    const address = `${Math.random().toString(36).slice(2)}@riverside.test`;
    await queue(address);
    await deliverDueMails(school.deps, await mailServer({ to, is }));
    const [mail] = await school.mailsTo(address);
    expect(mail).toMatchObject({ status: outcome === 'given up' ? 'FAILED' : 'PENDING', attempts: 1 });
    expect(mail?.lastError).toContain(is.slice(0, 14));
  });
});

import { createServer, type Socket } from 'node:net';

/** A received mail, in order of arrival. */
export type CaughtMail = { id: string; to: string; subject: string; text: string };

const decoded = (body: string) =>
  Buffer.from(
    body
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const headerOf = (name: string, mail: string) =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'm').exec(mail)?.[1]?.replace(/\r\n\s+/g, ' ') ?? '';

/**
 * Starts a mail server that accepts and stores every mail, for a school in production mode, which has no outbox page.
 */
export async function catchMails() {
  const mails: CaughtMail[] = [];
  const serve = (socket: Socket) => {
    let rest = '';
    let to = '';
    let isBody = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const take = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT') to = /<([^>]+)>/.exec(line)?.[1] ?? '';
      if (verb === 'DATA') isBody = true;
      if (verb === 'QUIT') return socket.end('221 bye\r\n');
      return say(verb === 'DATA' ? '354 go on' : '250 ok');
    };
    socket.on('error', () => {});
    say('220 email of the flow');
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1');
      for (;;) {
        const end = rest.indexOf(isBody ? '\r\n.\r\n' : '\r\n');
        if (end === -1) return;
        const piece = rest.slice(0, end);
        rest = rest.slice(end + (isBody ? 5 : 2));
        if (!isBody) take(piece);
        else {
          isBody = false;
          mails.push({
            id: headerOf('Message-ID', piece),
            to,
            subject: headerOf('Subject', piece),
            text: decoded(piece),
          });
          say('250 kept');
        }
      }
    });
  };
  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  if (typeof place !== 'object' || !place) throw new Error('the mail server has no port');
  return { url: `smtp://127.0.0.1:${place.port}`, mails, close: () => server.close() };
}

import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailTransport } from './mail-transport.ts';

/** Accepts mails one after another and stores them. */
const kept: string[] = [];
const server = createServer((socket: Socket) => {
  let said = '';
  let isBody = false;
  socket.write('220 here\r\n');
  socket.on('data', (chunk) => {
    said += chunk.toString();
    for (let end = said.indexOf('\r\n'); end >= 0; end = said.indexOf('\r\n')) {
      if (isBody) {
        const over = said.indexOf('\r\n.\r\n');
        if (over < 0) return;
        kept.push(said.slice(0, over).replace(/\r\n[ \t]+/g, ' '));
        said = said.slice(over + 5);
        isBody = false;
        socket.write('250 kept\r\n');
        continue;
      }
      const line = said.slice(0, end);
      said = said.slice(end + 2);
      isBody = line === 'DATA';
      socket.write(isBody ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
    }
  });
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

it('ADOPT-07 an email says that it is automatic and whom to reply to, and has one-click unsubscribe only where that is possible', async () => {
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  const transport = await createMailTransport({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Riverside School <school@riverside.test>',
  });
  const said = { to: 'asha@riverside.test', subject: 'A letter', text: 'Hello', html: '<p>Hello</p>' };
  const refusal = 'https://riverside.test/mails/0195f3a2-7b1c-7d4e-8f60-1a2b3c4d5e6f/k';
  await transport.send({ ...said, mailId: 'one', refusal, replyTo: 'help@riverside.test' });
  await transport.send({ ...said, mailId: 'two', refusal: null, replyTo: undefined });
  const [letter = '', receipt = ''] = kept;
  for (const header of [
    'From: Riverside School <school@riverside.test>',
    'Reply-To: help@riverside.test',
    'Message-ID: <one@riverside.test>',
    'Auto-Submitted: auto-generated',
    `List-Unsubscribe: <${refusal}>`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ])
    expect(letter).toContain(`${header}\r\n`);
  expect(receipt).toContain('Auto-Submitted: auto-generated\r\n');
  expect(receipt).not.toMatch(/List-Unsubscribe|Reply-To/);
});

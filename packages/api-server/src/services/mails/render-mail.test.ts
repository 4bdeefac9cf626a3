import { expect, it } from 'vitest';
import { renderMail } from './render-mail.ts';

const mailOf = (message: string) =>
  renderMail({
    to: 'school@plinth.test',
    template: 'contact-us',
    subject: 'Message',
    greeting: 'Noor wrote:',
    paragraphs: [message],
  });

it.each([
  ['line feeds', '\n'],
  ['carriage returns and line feeds', '\r\n'],
])(
  'API-069 a message of nine lines separated by %s keeps nine lines in the email, with its markup escaped',
  (_what, end) => {
    const lines = ['Dear school,', '', '1. <b>When</b>?', '2. Where?', '', 'a', 'b', '', 'Noor'];
    const { html, text } = mailOf(lines.join(end));
    expect(html).toContain(
      'Dear school,<br><br>1. &#60;b&#62;When&#60;/b&#62;?<br>2. Where?<br><br>a<br>b<br><br>Noor</p>',
    );
    expect(text).toContain(lines.join(end));
  },
);

import { isUuid } from '@plinth/domain/fields/is-uuid';
import { desc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { mails } from '../db/schema/operations.ts';
import type { Deps } from '../deps.ts';
import { readSchoolName } from '../services/first-run/read-school-name.ts';
import { frameMail } from '../services/mails/frame-mail.ts';
import { refusalUrl } from '../services/mails/mail-links.ts';
import { offerRefusal } from '../services/mails/offer-refusal.ts';
import type { AppEnv } from './app-env.ts';
import { plainPage } from './plain-page.ts';

const addressed = ({ to, createdAt }: { to: string; createdAt: Date }) =>
  `to ${to} · ${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Demo mode's mailbox: every mail the school sent, newest first, with its links. Never in production. */
export function mountOutbox(app: Hono<AppEnv>, deps: Deps) {
  app.get('/outbox', async (c) => {
    const to = c.req.query('to')?.replaceAll('\0', '');
    const rows = await deps.db
      .select({ mailId: mails.mailId, to: mails.to, subject: mails.subject, createdAt: mails.createdAt })
      .from(mails)
      .where(to ? eq(mails.to, to.toLowerCase()) : undefined)
      .orderBy(desc(mails.mailId))
      .limit(100);
    return plainPage(
      c,
      'Outbox',
      html`<p>Emails of this demonstration school. Nothing leaves this machine.</p>
        ${
          rows.length === 0
            ? html`<p>No email yet.</p>`
            : html`<ul>
                ${rows.map(
                  (mail) =>
                    html`<li>
                      <a href="/outbox/${mail.mailId}">${mail.subject}</a>
                      <small>${addressed(mail)}</small>
                    </li>`,
                )}
              </ul>`
        }`,
    );
  });
  app.get('/outbox/:mailId', async (c) => {
    const mailId = c.req.param('mailId');
    const [mail] = isUuid(mailId) ? await deps.db.select().from(mails).where(eq(mails.mailId, mailId)) : [];
    if (!mail) return c.notFound();
    if (mail.text === '')
      return plainPage(
        c,
        mail.subject,
        html`<p><a href="/outbox">All emails</a></p>
          <p><small>${addressed(mail)}</small></p>
          <p>The text of this email is no longer kept.</p>`,
      );
    const said = mail.list ? offerRefusal(mail, refusalUrl(deps.settings, mail.mailId)) : mail;
    const { text } = frameMail(said, await readSchoolName(deps));
    const parts = text.split(/(https?:\/\/\S+)/);
    return plainPage(
      c,
      mail.subject,
      html`<p><a href="/outbox">All emails</a></p>
        <p><small>${addressed(mail)}</small></p>
        <pre>${parts.map((part) => (/^https?:/.test(part) ? html`<a href="${part}">${part}</a>` : part))}</pre>`,
    );
  });
}

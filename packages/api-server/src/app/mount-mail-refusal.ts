import { MAIL_LIST_TEXTS } from '@plinth/domain/mails/mail-list';
import { MAILS_PATH } from '@plinth/domain/navigation/fixed-addresses';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import type { Deps } from '../deps.ts';
import { findRefusable, refuseList } from '../services/mails/refuse-list.ts';
import type { AppEnv } from './app-env.ts';
import { plainPage } from './plain-page.ts';

const FORM_LIMIT = 4 * 1024;

const gone = (c: Context<AppEnv>) =>
  plainPage(
    c,
    'This link no longer works',
    html`<p>Use the link in a newer email, or choose in your <a href="/account-settings">account settings</a> what comes by email.</p>`,
    404,
  );

/**
 * Mounts the pages on which the mails of a list are refused. A mail program does it with one click (RFC 8058): a POST
 * without cookies, authorised by the link alone. A person sees what it means first, since mail scanners open every
 * link, and may undo it.
 */
export function mountMailRefusal(app: Hono<AppEnv>, deps: Deps): void {
  app.get(`${MAILS_PATH}/:mailId/:key`, async (c) => {
    const found = await findRefusable(deps, c.req.param());
    if (!found) return gone(c);
    return plainPage(
      c,
      'No more emails like this?',
      html`<p>We then send no ${MAIL_LIST_TEXTS[found.list]} to this address. Receipts, dates of your course and emails about your account still come as before.</p>
        <form method="post"><button name="wish" value="refuse">No more of these</button></form>
        <p><a href="/account-settings">Choose in your account settings</a></p>`,
    );
  });
  app.post(`${MAILS_PATH}/:mailId/:key`, bodyLimit({ maxSize: FORM_LIMIT }), async (c) => {
    const wish = new URLSearchParams(await c.req.text()).get('wish');
    const isRefused = wish !== 'take';
    const list = await refuseList(deps, c.req.param(), isRefused);
    if (!list) return gone(c);
    return isRefused
      ? plainPage(
          c,
          'You will get no more of these',
          html`<p role="status">No ${MAIL_LIST_TEXTS[list]} will go to this address any more.</p>
            <form method="post"><button name="wish" value="take">Send them again</button></form>`,
        )
      : plainPage(
          c,
          'You will get them again',
          html`<p role="status">This address will get ${MAIL_LIST_TEXTS[list]} again.</p>
            <form method="post"><button name="wish" value="refuse">No more of these</button></form>`,
        );
  });
}

import { Email } from '@plinth/domain/fields/email';
import { LastName, PersonName } from '@plinth/domain/fields/person-name';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import * as z from 'zod';
import type { Deps } from '../deps.ts';
import { SANDBOX_CLIENT_ID, SANDBOX_PATH, signSandboxToken } from '../gateways/identity/sandbox-provider.ts';
import type { AppEnv } from './app-env.ts';
import { plainPage } from './plain-page.ts';

/** The only page of the school that accepts an id token. */
const RETURN_PATH = '/login/social';

const Identity = z.object({
  email: Email,
  firstName: PersonName,
  lastName: LastName,
  verified: z.optional(z.literal('on')),
});

/** Identities to choose with one click: one with a password account, one without an account. */
const READY = [
  {
    email: 'learner2@plinth.test',
    firstName: 'Lokesh',
    lastName: 'Demo',
    note: 'has an account with a password',
  },
  { email: 'stranger@plinth.test', firstName: 'Sam', lastName: 'Stranger', note: 'has no account at first' },
];

type Wish = { returnTo: string; state: string; nonce: string | null };

/** Reads what the app requests, or null: a token is sent only to our own page, whatever the link says. */
function readWish(c: Context, ownOrigins: ReadonlySet<string>): Wish | null {
  const returnTo = c.req.query('redirect_uri') ?? '';
  if (c.req.query('client_id') !== SANDBOX_CLIENT_ID || !URL.canParse(returnTo)) return null;
  const { origin, pathname } = new URL(returnTo);
  if (!ownOrigins.has(origin) || pathname !== RETURN_PATH) return null;
  return {
    returnTo: `${origin}${pathname}`,
    state: c.req.query('state') ?? '',
    nonce: c.req.query('nonce') ?? null,
  };
}

/** The sandbox provider's sign-in page, in demo mode only: anyone who opens it chooses who they are. */
export function mountSandboxIdentity(app: Hono<AppEnv>, deps: Deps, ownOrigins: ReadonlySet<string>) {
  const refused = (c: Context) =>
    plainPage(
      c,
      'This link is not complete',
      html`<p>Start from <a href="/login">the sign-in page</a>.</p>`,
      404,
    );

  const choose = (c: Context, problem: string | null) =>
    plainPage(
      c,
      'Choose a test identity',
      html`<p>
          This page stands in for a provider such as Google. Anyone who opens it may be anyone, so it is there for the
          demonstration alone.
        </p>
        <h2>Ready ones</h2>
        ${READY.map(
          ({ email, firstName, lastName, note }) =>
            html`<form method="post">
              <input type="hidden" name="email" value="${email}" />
              <input type="hidden" name="firstName" value="${firstName}" />
              <input type="hidden" name="lastName" value="${lastName}" />
              <input type="hidden" name="verified" value="on" />
              <button>${firstName} ${lastName}, ${email}</button>
              <small>${note}</small>
            </form>`,
        )}
        <h2>One of your own</h2>
        ${problem ? html`<p role="alert">${problem}</p>` : ''}
        <form method="post">
          <label>Email <input name="email" type="email" required /></label>
          <label>First name <input name="firstName" required /></label>
          <label>Last name <input name="lastName" /></label>
          <label><input name="verified" type="checkbox" checked /> The provider has verified the address</label>
          <button>Continue with this identity</button>
        </form>
        <p><a href="/login">Back without signing in</a></p>`,
    );

  app.get(`${SANDBOX_PATH}/authorize`, (c) => (readWish(c, ownOrigins) ? choose(c, null) : refused(c)));

  app.post(`${SANDBOX_PATH}/authorize`, bodyLimit({ maxSize: 4_096 }), async (c) => {
    const wish = readWish(c, ownOrigins);
    if (!wish) return refused(c);
    const identity = Identity.safeParse(await c.req.parseBody());
    if (!identity.success) return choose(c, identity.error.issues[0]?.message ?? 'Fill in every field.');
    const { email, firstName, lastName, verified } = identity.data;
    const idToken = await signSandboxToken(
      deps.settings,
      { emailId: email, firstName, lastName, isEmailVerified: verified === 'on', nonce: wish.nonce },
      deps.now(),
    );
    // As providers do: in the fragment, which never reaches a server or a log.
    const fragment = new URLSearchParams({ id_token: idToken, state: wish.state });
    return c.redirect(`${wish.returnTo}#${fragment}`, 303);
  });
}

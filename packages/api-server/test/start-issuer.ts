import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { afterAll, beforeAll } from 'vitest';

export const CLIENT = { id: 'the-school', secret: 'a secret of the tests and nobody else' };
export const RETURN_TO = 'http://localhost:4321/login/social';

type Person = {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name?: string;
  family_name?: string;
  amr?: string[];
  acr?: string;
};

/**
 * Starts a local OpenID Connect issuer for a test file: it signs in whoever is set in `person` without asking, and
 * otherwise behaves as certified issuers do.
 */
export function startIssuer() {
  const issuer = { url: '', isDown: false, person: null as Person | null };
  let provider: Provider;
  const server = createServer((request, response) => {
    if (issuer.isDown) return void response.writeHead(503).end('down');
    if (!request.url?.startsWith('/interaction/')) return void provider.callback()(request, response);
    const { person } = issuer;
    const result = person
      ? {
          login: {
            accountId: person.sub,
            amr: person.amr ?? ['pwd'],
            ...(person.acr ? { acr: person.acr } : {}),
          },
        }
      : { error: 'access_denied' };
    void provider.interactionFinished(request, response, result);
  });
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    issuer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    provider = new Provider(issuer.url, {
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          redirect_uris: [RETURN_TO],
          grant_types: ['authorization_code'],
          response_types: ['code'],
        },
      ],
      claims: {
        email: ['email', 'email_verified'],
        profile: ['given_name', 'family_name'],
        openid: ['sub', 'amr', 'acr'],
      },
      acrValues: ['mfa-by-key'],
      cookies: { keys: ['of the tests'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, sub) => ({
        accountId: sub,
        claims: () => ({ ...issuer.person, sub }),
      }),
      loadExistingGrant: async ({ oidc }) => {
        const grant = new provider.Grant({
          clientId: oidc.client?.clientId ?? '',
          accountId: oidc.session?.accountId ?? '',
        });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return issuer;
}

/** Follows an authorization as a browser does. @returns where the issuer sends people back to, with its query */
export async function follow(address: string): Promise<URL> {
  const jar = new Map<string, string>();
  let next = address;
  for (let step = 0; step < 8; step += 1) {
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const one of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (one.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`the issuer answered ${response.status}: ${await response.text()}`);
    next = new URL(location, next).href;
    if (next.startsWith(RETURN_TO)) return new URL(next);
  }
  throw new Error('the issuer sent nobody back');
}

import { readCertificateNumber } from '@plinth/domain/certificates/certificate-number';
import type { Context, Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { badgeUrls } from '../services/badges/badge-urls.ts';
import { listPublicKeys } from '../services/badges/list-public-keys.ts';
import { readBadge } from '../services/badges/read-badge.ts';
import { readIssuer } from '../services/badges/read-issuer.ts';
import { readStatusList } from '../services/badges/read-status-list.ts';
import { signCredential } from '../services/badges/sign-credential.ts';
import { readForgottenCertificate } from '../services/certificates/read-forgotten-certificate.ts';
import type { AppEnv } from './app-env.ts';
import { countVerification } from './count-verification.ts';
import { errorAnswer, GONE, NOT_FOUND, TOO_MANY_REQUESTS } from './error-answer.ts';

const TOKEN = 'application/vc+jwt';

/** Any program may read it, including in a browser of another origin. `seconds`: how long a copy may be cached. */
function open(c: Context, seconds: number) {
  c.header('access-control-allow-origin', '*');
  c.header('cross-origin-resource-policy', 'cross-origin');
  c.header('cache-control', seconds === 0 ? 'no-store' : `public, max-age=${seconds}`);
}

/**
 * Serves what a program needs to verify a badge: the signed credential for a number (`.jwt`), a readable form of it
 * (`.json`), the school as its issuer, the keys, and the revocation lists. Keys and lists name no one.
 */
export function mountBadges(app: Hono<AppEnv>, deps: Deps) {
  app.get('/certificates/issuer', async (c) => {
    open(c, 300);
    const issuer = await readIssuer(deps.db, deps.settings);
    const [contexts, jwks] = [
      ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
      `${deps.settings.PLINTH_ORIGIN}/certificates/keys`,
    ];
    return c.json({ '@context': contexts, ...issuer, type: ['Profile'], jwks });
  });
  app.get('/certificates/keys', async (c) => {
    open(c, 300);
    return c.json({ keys: await listPublicKeys(deps) });
  });
  app.get('/certificates/keys/:keyId', async (c) => {
    open(c, 300);
    const kid = badgeUrls(deps.settings).key(c.req.param('keyId'));
    const key = (await listPublicKeys(deps)).find((one) => one.kid === kid);
    return key ? c.json(key) : errorAnswer(c, NOT_FOUND, 'Key not found.');
  });
  app.get('/certificates/status/:at{\\d{1,4}}', async (c) => {
    open(c, 300);
    const list = await readStatusList(deps, Number(c.req.param('at')));
    return c.body(await signCredential(deps, list), 200, { 'content-type': TOKEN });
  });
  app.get('/certificates/:file{.+\\.(json|jwt)}', async (c) => {
    open(c, 0);
    const refused = await countVerification(c, deps);
    if (refused) return errorAnswer(c, TOO_MANY_REQUESTS, refused);
    const [typed = '', ending] = c.req.param('file').split('.');
    const number = readCertificateNumber(typed);
    const badge = number && (await readBadge(deps, number));
    if (!badge) {
      const forgotten = number && (await readForgottenCertificate(deps, number));
      return forgotten
        ? errorAnswer(c, GONE, forgotten)
        : errorAnswer(c, NOT_FOUND, 'There is no certificate with this number.');
    }
    if (ending === 'json') return c.json(badge);
    return c.body(await signCredential(deps, badge), 200, {
      'content-type': TOKEN,
      'content-disposition': `attachment; filename="${number}.jwt"`,
    });
  });
}

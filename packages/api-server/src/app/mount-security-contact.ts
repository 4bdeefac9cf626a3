import type { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import type { AppEnv } from './app-env.ts';
import { errorAnswer, NOT_FOUND } from './error-answer.ts';

/** How long a cached copy is valid; the format asks for less than a year. */
const BELIEVED_MS = 180 * 86_400_000;

/** /.well-known/security.txt (RFC 9116): where to report a vulnerability. 404 if the school names no contact. */
export function mountSecurityContact(app: Hono<AppEnv>, { settings, now }: Pick<Deps, 'settings' | 'now'>) {
  app.get('/.well-known/security.txt', (c) => {
    const contact = settings.SECURITY_CONTACT;
    if (!contact) return errorAnswer(c, NOT_FOUND, 'This school names no contact for security.');
    const lines = [
      `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
      `Expires: ${new Date(now().getTime() + BELIEVED_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${settings.PLINTH_ORIGIN}/.well-known/security.txt`,
    ];
    c.header('cache-control', 'public, max-age=86400');
    return c.text(`${lines.join('\n')}\n`);
  });
}

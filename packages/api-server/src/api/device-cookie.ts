import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '../settings/settings.ts';

/** A browser in which a person has signed in is recognised for half a year. */
const MAX_AGE_SECONDS = 180 * 86_400;
const MAC = /^[\w-]{43}$/;

type Keeper = Pick<Settings, 'PLINTH_ORIGIN' | 'PLINTH_SECRET'>;
/** A new password makes every browser unknown again. */
type Account = { userId: string; passwordHash: string | null };

const isHttps = ({ PLINTH_ORIGIN }: Keeper) => PLINTH_ORIGIN.startsWith('https://');
const nameOf = (settings: Keeper) => (isHttps(settings) ? '__Host-known_device' : 'known_device');

const macOf = ({ PLINTH_SECRET }: Keeper, { userId, passwordHash }: Account) =>
  createHmac('sha256', `known device ${PLINTH_SECRET}`)
    .update(`${userId} ${passwordHash ?? ''}`)
    .digest('base64url');

/**
 * The header by which a browser remembers that this account signed in there. It grants no access: it only lets a person
 * who knows the password try it while strangers elsewhere are guessing (HOLD-05).
 */
export const deviceCookie = (settings: Keeper, account: Account): string =>
  [
    `${nameOf(settings)}=${macOf(settings, account)}`,
    'Path=/',
    `Max-Age=${MAX_AGE_SECONDS}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isHttps(settings) ? ['Secure'] : []),
  ].join('; ');

/** Whether a request comes from a browser in which this account signed in with its present password. */
export function isKnownDevice(
  { cookie: cookies = '' }: IncomingHttpHeaders,
  settings: Keeper,
  account: Account,
): boolean {
  const start = `${nameOf(settings)}=`;
  const value = cookies
    .split(/; */)
    .find((part) => part.startsWith(start))
    ?.slice(start.length);
  if (!value || !MAC.test(value)) return false;
  return timingSafeEqual(Buffer.from(value), Buffer.from(macOf(settings, account)));
}

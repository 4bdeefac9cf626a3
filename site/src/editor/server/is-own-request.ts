import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(?:127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/;
/** A host name that resolves here through foreign DNS is none of these. */
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** The header with the key from the printed address. */
export const KEY_HEADER = 'x-edit-key';

const isSame = (given: string, key: string) =>
  given.length === key.length && timingSafeEqual(Buffer.from(given), Buffer.from(key));

/** Returns whether a request comes from this machine and was addressed to it. */
export function isLocalRequest({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  return LOOPBACK.test(socket.remoteAddress ?? '') && OWN_HOST.test(headers.host ?? '');
}

/** Returns whether a local request comes from the editor's own page: same origin, with the key of this session. */
export function isOwnRequest(request: Pick<IncomingMessage, 'headers' | 'socket'>, key: string): boolean {
  const { headers } = request;
  if (!isLocalRequest(request)) return false;
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return isSame(String(headers[KEY_HEADER] ?? ''), key);
}

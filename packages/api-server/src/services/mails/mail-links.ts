import { createHmac, timingSafeEqual } from 'node:crypto';
import { MAILS_PATH } from '@plinth/domain/navigation/fixed-addresses';
import type { Settings } from '../../settings/settings.ts';

type Needs = Pick<Settings, 'PLINTH_SECRET' | 'PLINTH_ORIGIN'>;

const keyOf = (secret: string, mailId: string) =>
  createHmac('sha256', secret).update(`mail-list:${mailId}`).digest('base64url').slice(0, 32);

/**
 * The address at which the list of a mail is refused. It identifies the mail and not the recipient, so that no address
 * gets into a log.
 */
export const refusalUrl = ({ PLINTH_SECRET, PLINTH_ORIGIN }: Needs, mailId: string): string =>
  `${PLINTH_ORIGIN}${MAILS_PATH}/${mailId}/${keyOf(PLINTH_SECRET, mailId)}`;

export function isRefusalKey(secret: string, mailId: string, key: string): boolean {
  const [right, shown] = [Buffer.from(keyOf(secret, mailId)), Buffer.from(key)];
  return right.length === shown.length && timingSafeEqual(right, shown);
}

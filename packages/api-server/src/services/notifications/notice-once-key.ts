import { sql } from 'drizzle-orm';
import { notifications } from '../../db/schema/notifications.ts';

const BEGIN = 'notification:';
const ID_LENGTH = 36;

type Told = { userId: string; key: string };

/** The key that makes the mail of a notification unique. */
export const noticeOnceKey = ({ userId, key }: Told): string => `${BEGIN}${userId}:${key}`;

/** The same of a selected notification. */
export const noticeOnceKeyOf = sql`${BEGIN}::text || ${notifications.userId} || ':' || ${notifications.key}`;

/** The notification that a mail with such a key reports; null for another mail. */
export function toldByNotice(onceKey: string | null): Told | null {
  if (!onceKey?.startsWith(BEGIN)) return null;
  const told = onceKey.slice(BEGIN.length);
  return { userId: told.slice(0, ID_LENGTH), key: told.slice(ID_LENGTH + 1) };
}

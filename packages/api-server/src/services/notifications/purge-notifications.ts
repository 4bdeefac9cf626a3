import { and, isNotNull, lt, or } from 'drizzle-orm';
import { notifications } from '../../db/schema/notifications.ts';
import type { Deps } from '../../deps.ts';

const DAY_MS = 86_400_000;
/** Read notifications are kept for a quarter, unread ones for a year. */
const READ_DAYS = 90;
const UNREAD_DAYS = 365;

/** Deletes notifications past their retention time. @returns how many */
export async function purgeNotifications({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
  const { rowCount } = await db
    .delete(notifications)
    .where(
      or(
        lt(notifications.at, daysAgo(UNREAD_DAYS)),
        and(lt(notifications.at, daysAgo(READ_DAYS)), isNotNull(notifications.readAt)),
      ),
    );
  return rowCount ?? 0;
}

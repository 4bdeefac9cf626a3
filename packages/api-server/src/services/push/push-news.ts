import type { PushNotice } from '@plinth/domain/notifications/push-subscription';
import { and, count, eq, exists, gt, inArray, isNull, or } from 'drizzle-orm';
import { notifications } from '../../db/schema/notifications.ts';
import { pushSubscriptions } from '../../db/schema/push.ts';
import type { Deps } from '../../deps.ts';
import { postNotice } from '../../gateways/post-notice.ts';
import { vapidKeys } from './vapid-keys.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'settings'>;

/** Older news is not pushed: the notification centre has it. */
const FRESH_MS = 3_600_000;
/**
 * How long a push service stores a notice for an offline browser, in seconds: half a day, after which it is outdated.
 */
const KEPT = 43_200;
/** Notifications per run, and how many are sent concurrently. */
const BATCH = 500;
const AT_ONCE = 20;

/** Claims unread news of people whose browsers accept notices, so that no other process sends it too. */
function takeNews({ db, now }: Needs) {
  const waiting = db
    .select({ id: notifications.notificationId })
    .from(notifications)
    .where(
      and(
        eq(notifications.inApp, true),
        isNull(notifications.readAt),
        isNull(notifications.pushedAt),
        gt(notifications.at, new Date(now().getTime() - FRESH_MS)),
        or(isNull(notifications.about), gt(notifications.about, now())),
        exists(
          db
            .select({ id: pushSubscriptions.subscriptionId })
            .from(pushSubscriptions)
            .where(eq(pushSubscriptions.userId, notifications.userId)),
        ),
      ),
    )
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return db
    .update(notifications)
    .set({ pushedAt: now() })
    .where(inArray(notifications.notificationId, waiting))
    .returning();
}

/** Returns the seconds until a notice is outdated: half a day, or less if the moment it is about passes sooner. */
const agesIn = ({ now }: Needs, about: Date | null) =>
  about === null ? KEPT : Math.min(KEPT, Math.max(0, Math.floor((about.getTime() - now().getTime()) / 1000)));

/** Counts the unread notifications of each of these people. */
async function countUnread({ db }: Needs, userIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ userId: notifications.userId, unread: count() })
    .from(notifications)
    .where(
      and(
        inArray(notifications.userId, userIds),
        eq(notifications.inApp, true),
        isNull(notifications.readAt),
      ),
    )
    .groupBy(notifications.userId);
  return new Map(rows.map(({ userId, unread }) => [userId, unread]));
}

/**
 * Pushes news to browsers whose owners allowed it: once, from whichever process is first. A browser that no longer
 * accepts notices is removed; undelivered news remains in the app and the digest.
 * @returns how many notices were sent
 */
export async function pushNews(deps: Needs): Promise<number> {
  const news = await takeNews(deps);
  if (news.length === 0) return 0;
  const userIds = [...new Set(news.map(({ userId }) => userId))];
  const [subscriptions, unread] = await Promise.all([
    deps.db.select().from(pushSubscriptions).where(inArray(pushSubscriptions.userId, userIds)),
    countUnread(deps, userIds),
  ]);
  const { PLINTH_ORIGIN, PLINTH_SECRET } = deps.settings;
  const subject = PLINTH_ORIGIN.startsWith('https:') ? PLINTH_ORIGIN : 'mailto:school@localhost.localdomain';
  const vapid = { subject, ...vapidKeys(PLINTH_SECRET) };
  const sendings = news.flatMap((one) =>
    subscriptions
      .filter(({ userId }) => userId === one.userId)
      .map((subscription) => ({ one, subscription })),
  );
  const gone = new Set<string>();
  let sent = 0;
  for (let at = 0; at < sendings.length; at += AT_ONCE)
    await Promise.all(
      sendings.slice(at, at + AT_ONCE).map(async ({ one, subscription }) => {
        const { subscriptionId, endpoint, p256dh, auth } = subscription;
        const notice: PushNotice = {
          title: one.title,
          text: one.text,
          href: one.href,
          key: one.notificationId,
          unread: unread.get(one.userId) ?? 1,
        };
        const posted = await postNotice({
          subscription: { endpoint, keys: { p256dh, auth } },
          payload: JSON.stringify(notice),
          vapid,
          ttl: agesIn(deps, one.about),
        });
        if (posted === 'sent') sent += 1;
        if (posted === 'gone') gone.add(subscriptionId);
      }),
    );
  if (gone.size > 0)
    await deps.db.delete(pushSubscriptions).where(inArray(pushSubscriptions.subscriptionId, [...gone]));
  return sent;
}

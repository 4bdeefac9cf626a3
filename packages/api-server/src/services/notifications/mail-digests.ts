import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { digestCut } from '@plinth/domain/notifications/digest-cut';
import { and, desc, eq, exists, gt, isNotNull, isNull, lt, lte, notExists, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { pagesOf } from '../../db/pages-of.ts';
import { accountPreferences, notificationPreferences } from '../../db/schema/account.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { notificationDigests, notifications } from '../../db/schema/notifications.ts';
import type { Deps } from '../../deps.ts';
import type { Mail } from '../mails/mail.ts';
import { queueMail } from '../mails/queue-mail.ts';

const BATCH = 200;
const LISTED = 10;

type Needs = Pick<Deps, 'db' | 'now' | 'settings'>;
type Reader = Awaited<ReturnType<typeof readers>>[number];
type Line = { title: string; text: string };

/** A notification that nobody has read or mailed, in a category that the person lets be mailed. */
const isWaiting = (db: Queryable) =>
  and(
    isNull(notifications.readAt),
    isNull(notifications.mailedAt),
    notExists(
      db
        .select({ category: notificationPreferences.category })
        .from(notificationPreferences)
        .where(
          and(
            eq(notificationPreferences.userId, notifications.userId),
            eq(notificationPreferences.category, notifications.category),
            eq(notificationPreferences.email, false),
          ),
        ),
    ),
  );

/** People with a proven address for whom something waits, a page at a time. */
const readers = (db: Queryable, after: string) =>
  db
    .select({
      userId: users.userId,
      emailId: users.emailId,
      firstName: userProfiles.firstName,
      timeZone: accountPreferences.timeZone,
      lastDay: notificationDigests.lastDay,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.userId))
    .leftJoin(accountPreferences, eq(accountPreferences.userId, users.userId))
    .leftJoin(notificationDigests, eq(notificationDigests.userId, users.userId))
    .where(
      and(
        gt(users.userId, after),
        isNotNull(users.emailVerifiedAt),
        exists(
          db
            .select({ notificationId: notifications.notificationId })
            .from(notifications)
            .where(and(eq(notifications.userId, users.userId), isWaiting(db))),
        ),
      ),
    )
    .orderBy(users.userId)
    .limit(BATCH);

function digestMail({ settings }: Needs, reader: Reader, day: string, lines: readonly Line[]): Mail {
  const more = lines.length - LISTED;
  return {
    to: reader.emailId,
    template: 'notification-digest',
    list: 'NEWS',
    subject: lines.length === 1 ? (lines[0]?.title ?? '') : `${lines.length} things are new for you`,
    greeting: `Hello ${reader.firstName || 'there'},`,
    paragraphs: [
      lines.length === 1 ? 'this is new:' : 'these are new:',
      ...lines.slice(0, LISTED).map(({ title, text }) => (text ? `${title}. ${text}` : title)),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    action: { label: 'Open your notifications', url: `${settings.PLINTH_ORIGIN}/notifications` },
    closing:
      'This comes once a day at most, and only with what you have not read. Account settings say what is mailed.',
    onceKey: `notification-digest:${reader.userId}:${day}`,
  };
}

/** Takes the day of a person, so that no other process mails it too. @returns whether it was still to be had */
async function takeDay(tx: Transaction, userId: string, day: string): Promise<boolean> {
  const { rowCount } = await tx
    .insert(notificationDigests)
    .values({ userId, lastDay: day })
    .onConflictDoUpdate({
      target: notificationDigests.userId,
      set: { lastDay: day },
      setWhere: lt(notificationDigests.lastDay, day),
    });
  return rowCount === 1;
}

async function mailDigest(deps: Needs, reader: Reader): Promise<boolean> {
  const cut = digestCut({
    timezone: reader.timeZone ?? DEFAULT_TIMEZONE,
    lastDay: reader.lastDay,
    now: deps.now().toISOString(),
  });
  if (!cut) return false;
  return deps.db.transaction(async (tx) => {
    if (!(await takeDay(tx, reader.userId, cut.day))) return false;
    const taken = tx.$with('taken').as(
      tx
        .update(notifications)
        .set({ mailedAt: deps.now() })
        .where(
          and(
            eq(notifications.userId, reader.userId),
            gt(notifications.at, new Date(cut.after)),
            lte(notifications.at, new Date(cut.until)),
            isWaiting(tx),
          ),
        )
        .returning({
          notificationId: notifications.notificationId,
          title: notifications.title,
          text: notifications.text,
          at: notifications.at,
          about: notifications.about,
        }),
    );
    // What has passed is taken too, so that no later digest brings it, and told to nobody.
    const lines = await tx
      .with(taken)
      .select({ title: taken.title, text: taken.text })
      .from(taken)
      .where(or(isNull(taken.about), gt(taken.about, deps.now())))
      .orderBy(desc(taken.at), taken.notificationId);
    if (lines.length === 0) return false;
    await queueMail(tx, deps.now(), digestMail(deps, reader, cut.day, lines));
    return true;
  });
}

/**
 * Mails people what they have not read, once a day in the morning of their own time zone, but for what was about a moment
 * that has passed by then. Several processes at once, or one that was killed halfway, come to the same.
 * @returns how many mails it queued
 */
export async function mailDigests(deps: Needs): Promise<number> {
  let queued = 0;
  const pages = pagesOf(
    (after) => readers(deps.db, after),
    ({ userId }) => userId,
  );
  for await (const page of pages) for (const reader of page) if (await mailDigest(deps, reader)) queued += 1;
  return queued;
}

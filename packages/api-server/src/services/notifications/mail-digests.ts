import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { digestCut } from '@plinth/domain/notifications/digest-cut';
import {
  and,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import { allOrEach } from '../../db/all-or-each.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { pagesOf } from '../../db/pages-of.ts';
import { accountPreferences, notificationPreferences } from '../../db/schema/account.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { mailRefusals } from '../../db/schema/mails.ts';
import { notificationDigests, notifications } from '../../db/schema/notifications.ts';
import type { Deps } from '../../deps.ts';
import type { Mail } from '../mails/mail.ts';
import { queueMails } from '../mails/queue-mails.ts';

const BATCH = 200;
const LISTED = 10;

type Needs = Pick<Deps, 'db' | 'log' | 'now' | 'settings'>;
type Reader = Awaited<ReturnType<typeof readers>>[number];
type Line = { title: string; text: string; href: string };

/** Whether a notification is neither read nor mailed, in a category for which the person allows mail. */
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

/** People with a proven address that does not refuse digests, and pending news, a page at a time. */
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
        notExists(
          db
            .select({ emailId: mailRefusals.emailId })
            .from(mailRefusals)
            .where(and(eq(mailRefusals.emailId, users.emailId), eq(mailRefusals.list, 'NEWS'))),
        ),
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

/** What was cut is linked to where the rest is. */
function lineOf(origin: string, { title, text, href }: Line): string {
  if (!text) return title;
  return `${title}. ${text}${text.endsWith('…') ? ` The rest is here: ${origin}${href}` : ''}`;
}

function digestMail({ settings }: Needs, reader: Reader, day: string, lines: readonly Line[]): Mail {
  const more = lines.length - LISTED;
  return {
    to: reader.emailId,
    template: 'notification-digest',
    list: 'NEWS',
    subject: lines.length === 1 ? (lines[0]?.title ?? '') : `${lines.length} things are new for you`,
    greeting: `Hello ${reader.firstName || 'there'},`,
    paragraphs: [
      lines.length === 1 ? 'Here is something new:' : 'Here is what is new:',
      ...lines.slice(0, LISTED).map((line) => lineOf(settings.PLINTH_ORIGIN, line)),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    action: { label: 'Open your notifications', url: `${settings.PLINTH_ORIGIN}/notifications` },
    closing:
      'You get this once a day at most, and only with what you have not read. Your account settings say what we email you.',
    onceKey: `notification-digest:${reader.userId}:${day}`,
  };
}

/** A person with their due digest. */
type Due = { reader: Reader; cut: NonNullable<ReturnType<typeof digestCut>> };

/** Claims the day of each person, so that no other process mails them too. @returns those whose day was still free */
async function takeDays(tx: Transaction, due: readonly Due[]): Promise<Due[]> {
  const taken = await tx
    .insert(notificationDigests)
    .values(due.map(({ reader, cut }) => ({ userId: reader.userId, lastDay: cut.day })))
    .onConflictDoUpdate({
      target: notificationDigests.userId,
      set: { lastDay: sql`excluded.last_day` },
      setWhere: lt(notificationDigests.lastDay, sql`excluded.last_day`),
    })
    .returning({ userId: notificationDigests.userId });
  const ids = new Set(taken.map(({ userId }) => userId));
  return due.filter(({ reader }) => ids.has(reader.userId));
}

/**
 * Claims pending news for each person up to their own hour, the newest first. Rows that someone else is changing at
 * this moment, because they are read or no longer true, are left to them: waiting for them while holding the news of
 * others could block both. If such a row is still pending, the next digest has it.
 */
function takeNews(tx: Transaction, now: Date, due: readonly Due[]) {
  const list = (type: string, of: (one: Due) => string) => sql`${sql.param(due.map(of))}::${sql.raw(type)}[]`;
  const userIds = list('uuid', ({ reader }) => reader.userId);
  const afters = list('timestamptz', ({ cut }) => cut.after);
  const untils = list('timestamptz', ({ cut }) => cut.until);
  const cuts = sql`unnest(${userIds}, ${afters}, ${untils}) as cut (user_id, after, until)`;
  const waiting = tx
    .select({ notificationId: notifications.notificationId })
    .from(notifications)
    .innerJoin(
      cuts,
      and(
        eq(notifications.userId, sql`cut.user_id`),
        gt(notifications.at, sql`cut.after`),
        lte(notifications.at, sql`cut.until`),
      ),
    )
    .where(isWaiting(tx))
    .for('update', { of: notifications, skipLocked: true });
  const taken = tx.$with('taken').as(
    tx
      .update(notifications)
      .set({ mailedAt: now })
      .where(inArray(notifications.notificationId, waiting))
      .returning({
        notificationId: notifications.notificationId,
        userId: notifications.userId,
        title: notifications.title,
        text: notifications.text,
        href: notifications.href,
        at: notifications.at,
        about: notifications.about,
      }),
  );
  // News about a past moment is claimed too, so that no later digest includes it, but is sent to no one.
  return tx
    .with(taken)
    .select({ userId: taken.userId, title: taken.title, text: taken.text, href: taken.href })
    .from(taken)
    .where(or(isNull(taken.about), gt(taken.about, now)))
    .orderBy(desc(taken.at), taken.notificationId);
}

/** Mails a page of people together: three statements, however many they are. @returns how many mails it queued */
async function mailPage(deps: Needs, page: readonly Reader[]): Promise<number> {
  const now = deps.now();
  const due = page.flatMap((reader): Due[] => {
    const timezone = reader.timeZone ?? DEFAULT_TIMEZONE;
    const cut = digestCut({ timezone, lastDay: reader.lastDay, now: now.toISOString() });
    return cut ? [{ reader, cut }] : [];
  });
  if (due.length === 0) return 0;
  return deps.db.transaction(async (tx) => {
    const taken = await takeDays(tx, due);
    if (taken.length === 0) return 0;
    const lines = await takeNews(tx, now, taken);
    const mails = taken.flatMap(({ reader, cut }) => {
      const own = lines.filter(({ userId }) => userId === reader.userId);
      return own.length > 0 ? [digestMail(deps, reader, cut.day, own)] : [];
    });
    await queueMails(tx, now, mails);
    return mails.length;
  });
}

/**
 * Mails people their unread news once a day, in the morning of their own time zone, except news about a moment that has
 * passed by then. Concurrent processes, or one killed halfway, produce the same result.
 * @returns how many mails it queued
 */
export async function mailDigests(deps: Needs): Promise<number> {
  let queued = 0;
  const pages = pagesOf(
    (after) => readers(deps.db, after),
    ({ userId }) => userId,
  );
  for await (const page of pages)
    queued += await allOrEach(
      deps,
      page,
      (some) => mailPage(deps, some),
      ({ userId }) => ({ userId }),
    );
  return queued;
}

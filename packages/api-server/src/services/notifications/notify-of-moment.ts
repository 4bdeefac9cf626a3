import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { cutNews } from '@plinth/domain/notifications/cut-news';
import { mailsAtOnce } from '@plinth/domain/notifications/mails-at-once';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accountPreferences, notificationPreferences } from '../../db/schema/account.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { notifications } from '../../db/schema/notifications.ts';
import type { Deps } from '../../deps.ts';
import { queueMails } from '../mails/queue-mails.ts';
import { noticeOnceKey } from './notice-once-key.ts';
import { isWanted, type News } from './notify.ts';

type NewsOfMoment = Omit<News, 'text'> & {
  userIds: readonly string[];
  /** The upcoming moment that it is about; null for something that is over and must be told all the same. */
  about: Date | null;
  /** The text for a reader with this time zone. */
  text: (zone: string) => string;
};

type Reader = Awaited<ReturnType<typeof readersOf>>[number];

/** The people who want a category, with the zone they chose. */
const readersOf = (tx: Queryable, userIds: readonly string[], category: News['category']) =>
  tx
    .select({
      userId: users.userId,
      emailId: users.emailId,
      verifiedAt: users.emailVerifiedAt,
      firstName: userProfiles.firstName,
      timeZone: accountPreferences.timeZone,
      inApp: notificationPreferences.inApp,
      byMail: notificationPreferences.email,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.userId))
    .leftJoin(accountPreferences, eq(accountPreferences.userId, users.userId))
    .leftJoin(
      notificationPreferences,
      and(eq(notificationPreferences.userId, users.userId), eq(notificationPreferences.category, category)),
    )
    .where(and(inArray(users.userId, [...userIds]), isWanted));

/** How many people one statement notifies: PostgreSQL accepts at most 65,535 values. */
const BATCH = 1_000;

async function tellSome(
  { settings }: Pick<Deps, 'settings'>,
  tx: Queryable,
  { userIds, category, key, title, text, href, at, about, hasOwnMail = false }: NewsOfMoment,
): Promise<void> {
  const readers = await readersOf(tx, userIds, category);
  if (readers.length === 0) return;
  const zoneOf = ({ timeZone }: Reader) => timeZone ?? DEFAULT_TIMEZONE;
  const isMailed = (reader: Reader) =>
    reader.verifiedAt !== null &&
    reader.byMail !== false &&
    about !== null &&
    mailsAtOnce({ about: about.toISOString(), timezone: zoneOf(reader), now: at.toISOString() });
  const told = await tx
    .insert(notifications)
    .values(
      readers.map((reader) => ({
        userId: reader.userId,
        category,
        key,
        title: cutNews(title, 200),
        text: cutNews(text(zoneOf(reader)), 500),
        href,
        at,
        about,
        inApp: reader.inApp ?? true,
        mailedAt: hasOwnMail || isMailed(reader) ? at : null,
      })),
    )
    .onConflictDoNothing({ target: [notifications.userId, notifications.key] })
    .returning({ userId: notifications.userId });
  const isNew = new Set(told.map(({ userId }) => userId));
  await queueMails(
    tx,
    at,
    readers
      .filter((reader) => !hasOwnMail && isNew.has(reader.userId) && isMailed(reader))
      .map((reader) => ({
        to: reader.emailId,
        template: 'notification',
        subject: title,
        greeting: `Hello ${reader.firstName || 'there'},`,
        paragraphs: ['Here is something new:', `${title}. ${text(zoneOf(reader))}`],
        action: { label: 'Open it', url: `${settings.PLINTH_ORIGIN}${href}` },
        closing:
          'We send this right away because the time is near. Your account settings say what we email you.',
        onceKey: noticeOnceKey({ userId: reader.userId, key }),
      })),
  );
}

/**
 * Notifies people of something that happens at a moment, each in their own zone, in the transaction of the change.
 * People who want mails get a separate one immediately if the moment is too near for the daily digest; a repeat of the
 * key changes nothing and mails nothing.
 */
export async function notifyOfMoment(
  deps: Pick<Deps, 'settings'>,
  tx: Queryable,
  { userIds, ...news }: NewsOfMoment,
): Promise<void> {
  for (let from = 0; from < userIds.length; from += BATCH)
    await tellSome(deps, tx, { ...news, userIds: userIds.slice(from, from + BATCH) });
}

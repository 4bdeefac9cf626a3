import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { accountPreferences, notificationPreferences } from '../../db/schema/account.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { queueMails } from '../mails/queue-mails.ts';
import { byDashboard } from '../notifications/by-dashboard.ts';
import type { News } from '../notifications/notify.ts';
import { notifyOfMoment } from '../notifications/notify-of-moment.ts';

type Telling = {
  cohortId: string;
  learnerIds: readonly string[];
  mentorIds: readonly string[];
  news: Pick<News, 'category' | 'key' | 'at'> & {
    /** The notice for a reader with this time zone; the title is the same in all. */
    words: (zone: string) => { title: string; text: string };
  };
};

/**
 * Notifies people of moved dates once, in the app and by a separate mail, each as they have chosen and in their own
 * zone. A date may be near, so that the daily digest would be too late. The mails are put into the outbox with the
 * change itself.
 */
export async function notifyOfMoves(
  tx: Transaction,
  settings: Deps['settings'],
  { cohortId, learnerIds, mentorIds, news: { words, ...rest } }: Telling,
): Promise<void> {
  const learnerHref = areaPagePath('learn', cohortId, 'calendar');
  const dashboards = await byDashboard(tx, cohortId, mentorIds);
  const { PLINTH_ORIGIN } = settings;
  const { title } = words(DEFAULT_TIMEZONE);
  const news = { ...rest, title, text: (zone: string) => words(zone).text, about: null, hasOwnMail: true };
  await notifyOfMoment({ settings }, tx, { ...news, userIds: learnerIds, href: learnerHref });
  for (const mentors of dashboards) await notifyOfMoment({ settings }, tx, { ...news, ...mentors });
  const readers = await tx
    .select({
      userId: users.userId,
      emailId: users.emailId,
      firstName: userProfiles.firstName,
      timeZone: accountPreferences.timeZone,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.userId))
    .leftJoin(accountPreferences, eq(accountPreferences.userId, users.userId))
    .leftJoin(
      notificationPreferences,
      and(
        eq(notificationPreferences.userId, users.userId),
        eq(notificationPreferences.category, news.category),
      ),
    )
    .where(
      and(
        inArray(users.userId, [...learnerIds, ...mentorIds]),
        or(isNull(notificationPreferences.email), eq(notificationPreferences.email, true)),
      ),
    );
  const mentorHrefs = new Map(
    dashboards.flatMap(({ href, userIds }) => userIds.map((userId) => [userId, href] as const)),
  );
  await queueMails(
    tx,
    news.at,
    readers.map(({ userId, emailId, firstName, timeZone }) => ({
      to: emailId,
      template: 'dates-moved',
      subject: title,
      greeting: `Hello ${firstName || 'there'},`,
      paragraphs: [news.text(timeZone ?? DEFAULT_TIMEZONE)],
      action: mentorHrefs.has(userId)
        ? { label: 'Open the cohort', url: `${PLINTH_ORIGIN}${mentorHrefs.get(userId)}` }
        : { label: 'Open your calendar', url: `${PLINTH_ORIGIN}${learnerHref}` },
      onceKey: `${news.key}:${userId}`,
    })),
  );
}

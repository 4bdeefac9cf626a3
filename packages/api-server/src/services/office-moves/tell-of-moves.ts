import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { notificationPreferences } from '../../db/schema/account.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { mails } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { draftMail } from '../mails/queue-mail.ts';
import { type News, notify } from '../notifications/notify.ts';

type Telling = {
  cohortId: string;
  learnerIds: readonly string[];
  mentorIds: readonly string[];
  news: Pick<News, 'category' | 'key' | 'title' | 'text' | 'at'>;
};

/**
 * Tells people of moved dates once, in the app and by a mail of its own, each as they have chosen. A date may be near,
 * so that the daily digest would come too late. The mails lie in the outbox with the change itself.
 */
export async function tellOfMoves(
  tx: Transaction,
  { PLINTH_ORIGIN }: Deps['settings'],
  { cohortId, learnerIds, mentorIds, news }: Telling,
): Promise<void> {
  const hrefs = {
    learner: areaPagePath('learn', cohortId, 'calendar'),
    mentor: '/mentor-hub',
  };
  await notify(tx, { ...news, userIds: learnerIds, href: hrefs.learner, hasOwnMail: true });
  await notify(tx, { ...news, userIds: mentorIds, href: hrefs.mentor, hasOwnMail: true });
  const readers = await tx
    .select({ userId: users.userId, emailId: users.emailId, firstName: userProfiles.firstName })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.userId))
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
  if (readers.length === 0) return;
  const mentors = new Set(mentorIds);
  await tx.insert(mails).values(
    readers.map(({ userId, emailId, firstName }) =>
      draftMail(
        {
          to: emailId,
          template: 'dates-moved',
          subject: news.title,
          greeting: `Hello ${firstName || 'there'},`,
          paragraphs: [news.text],
          action: mentors.has(userId)
            ? { label: 'Open your cohorts', url: `${PLINTH_ORIGIN}${hrefs.mentor}` }
            : { label: 'Open your calendar', url: `${PLINTH_ORIGIN}${hrefs.learner}` },
          onceKey: `${news.key}:${userId}`,
        },
        news.at,
      ),
    ),
  );
}

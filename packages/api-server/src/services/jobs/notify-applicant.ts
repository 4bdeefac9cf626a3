import type { NotificationCategory } from '@plinth/domain/account/notification-category';
import { placementPath } from '@plinth/domain/navigation/placement-paths';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { notify } from '../notifications/notify.ts';
import type { HeldApplication } from './hold-application.ts';

type Told = {
  category: NotificationCategory;
  key: string;
  title: string;
  text: string;
  /** The paragraphs of the mail. */
  paragraphs: string[];
  at: Date;
};

/** Notifies an applicant of what staff did, in the app and by mail, with a link to the application. */
export async function notifyApplicant(
  tx: Transaction,
  { settings }: Pick<Deps, 'settings'>,
  { userId, cohortId, userJobId, emailId, firstName }: HeldApplication,
  { paragraphs, ...news }: Told,
): Promise<void> {
  const href = placementPath('application', cohortId, { userJobId });
  await notify(tx, { userIds: [userId], ...news, href, hasOwnMail: true });
  await queueMail(tx, news.at, {
    to: emailId,
    template: 'job-application',
    subject: news.title,
    greeting: `Hello ${firstName || 'there'},`,
    paragraphs,
    action: { label: 'Open your application', url: settings.PLINTH_ORIGIN + href },
    onceKey: news.key,
  });
}

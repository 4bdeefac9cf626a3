import { exactTime } from '@plinth/domain/dates/format-day';
import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { notifyOfMoment } from '../notifications/notify-of-moment.ts';
import { withholdFromMail } from '../notifications/withhold-from-mail.ts';
import { slotKeys } from './book-slot.ts';
import { guidesOf } from './guides-of.ts';
import type { Interview } from './read-interviews.ts';

type NewGuide = {
  cohortId: string;
  userId: string;
  successorId: string;
  /** As they were before the successor took over. */
  interviews: readonly Interview[];
  now: Date;
};

/**
 * Notifies the learners of upcoming interviews, and the other guide of each, that the successor takes a guide's place,
 * and drops pending mails about them to the guide who leaves.
 */
export async function notifyOfNewGuide(
  deps: Pick<Deps, 'settings'>,
  tx: Transaction,
  { cohortId, userId, successorId, interviews, now }: NewGuide,
): Promise<void> {
  const people = await tx
    .select({ userId: userProfiles.userId, firstName: userProfiles.firstName })
    .from(userProfiles)
    .where(inArray(userProfiles.userId, [userId, successorId]));
  const nameOf = (id: string, otherwise: string) =>
    people.find((person) => person.userId === id)?.firstName || otherwise;
  const news = `${nameOf(successorId, 'Another guide')} takes the place of ${nameOf(userId, 'the guide')}`;
  for (const interview of interviews) {
    const { startDate, userId: learnerId, firstName } = interview;
    if (startDate === null || Date.parse(startDate) <= now.getTime()) continue;
    const keys = slotKeys(cohortId, learnerId);
    await withholdFromMail(tx, [userId], keys);
    const common = {
      category: 'SLOT' as const,
      key: `${keys}guide:${now.toISOString()}`,
      text: (zone: string) => `It stays at its time: ${exactTime(startDate, zone)}`,
      at: now,
      about: new Date(startDate),
    };
    await notifyOfMoment(deps, tx, {
      ...common,
      userIds: [learnerId],
      title: `${news} in your interview`,
      href: `/learn/${cohortId}/evaluation-day`,
    });
    await notifyOfMoment(deps, tx, {
      ...common,
      userIds: guidesOf(interview).filter((id) => id !== userId && id !== successorId),
      title: `${news} in the interview with ${firstName}`,
      href: `/mentor/${cohortId}/evaluation-day`,
    });
  }
}

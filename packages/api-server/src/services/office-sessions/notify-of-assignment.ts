import { exactTime } from '@plinth/domain/dates/format-day';
import type { Transaction } from '../../db/database.ts';
import type { liveSessions } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { byDashboard } from '../notifications/by-dashboard.ts';
import { notifyOfMoment } from '../notifications/notify-of-moment.ts';
import { readRoster } from './read-roster.ts';

type Hands = Pick<
  typeof liveSessions.$inferSelect,
  'liveSessionId' | 'cohortId' | 'mentorId' | 'guideIds' | 'startDate' | 'endDate' | 'sessionStatus'
>;

/**
 * Notifies the mentors who are newly assigned to an upcoming session, and those who no longer are, since they keep the
 * day free for it. A session that is called off or over concerns no mentor, and no one is notified.
 */
export async function notifyOfAssignment(
  tx: Transaction,
  settings: Deps['settings'],
  { before, after, at }: { before: Hands; after: Pick<Hands, 'mentorId' | 'guideIds'>; at: Date },
): Promise<void> {
  const { liveSessionId, cohortId, startDate, endDate, sessionStatus } = before;
  if (endDate <= at || sessionStatus === 'RESCHEDULED') return;
  const handsOf = ({ mentorId, guideIds }: Pick<Hands, 'mentorId' | 'guideIds'>) =>
    mentorId === null ? guideIds : [mentorId, ...guideIds];
  const [had, have] = [handsOf(before), handsOf(after)];
  const coming = have.filter((userId) => !had.includes(userId));
  const gone = had.filter((userId) => !have.includes(userId));
  if (coming.length + gone.length === 0) return;
  const { title } = await readRoster(tx, liveSessionId);
  // The same session may be assigned, removed and assigned again: each time is news.
  const news = { category: 'SLOT', key: `session-hands:${liveSessionId}:${at.toISOString()}`, at } as const;
  for (const mentors of await byDashboard(tx, cohortId, coming))
    await notifyOfMoment({ settings }, tx, {
      ...news,
      ...mentors,
      title: `The session “${title}” is yours`,
      text: (zone) => `It begins on ${exactTime(startDate.toISOString(), zone)}.`,
      about: startDate,
    });
  for (const mentors of await byDashboard(tx, cohortId, gone))
    await notifyOfMoment({ settings }, tx, {
      ...news,
      ...mentors,
      title: `The session “${title}” has passed to someone else`,
      text: (zone) => `You no longer hold the one on ${exactTime(startDate.toISOString(), zone)}.`,
      about: startDate,
    });
}

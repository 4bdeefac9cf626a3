import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { exactTime } from '@plinth/domain/dates/format-day';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { liveSessions } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { queueMails } from '../mails/queue-mails.ts';
import { notifyOfMoment } from '../notifications/notify-of-moment.ts';
import { zonesOf } from '../notifications/zones-of.ts';
import { peopleOfSession } from './people-of-session.ts';

/**
 * Calls off a session that is locked, upcoming and not called off, and notifies whom it concerns.
 * @returns how many people
 */
export async function callOff(
  tx: Transaction,
  { now, settings }: Pick<Deps, 'now' | 'settings'>,
  act: StaffAct,
  session: typeof liveSessions.$inferSelect,
): Promise<number> {
  const { liveSessionId, startDate, sessionStatus } = session;
  const at = now();
  const { title, people } = await peopleOfSession(tx, session);
  const zones = await zonesOf(
    tx,
    people.map(({ userId }) => userId),
  );
  const starts = startDate.toISOString();
  const when = (userId: string) => exactTime(starts, zones.get(userId) ?? DEFAULT_TIMEZONE);
  await tx
    .update(liveSessions)
    .set({ sessionStatus: 'RESCHEDULED', calledOffAt: at })
    .where(eq(liveSessions.liveSessionId, liveSessionId));
  // A session that takes place after all may be called off once more.
  const key = `session-called-off:${liveSessionId}:${at.toISOString()}`;
  await queueMails(
    tx,
    at,
    people.map(({ userId, emailId, name }) => ({
      to: emailId,
      template: 'session-called-off',
      subject: `Called off: ${title}`,
      greeting: `Hello ${name || 'there'},`,
      paragraphs: [`The live session “${title}” on ${when(userId)} will not take place.`],
      action: { label: 'Open your courses', url: `${settings.PLINTH_ORIGIN}/` },
      onceKey: `${key}:${emailId}`,
    })),
  );
  await notifyOfMoment({ settings }, tx, {
    userIds: people.map(({ userId }) => userId),
    category: 'SLOT',
    key,
    title: `Called off: ${title}`,
    text: (zone) => `The live session on ${exactTime(starts, zone)} will not take place.`,
    href: '/notifications',
    at,
    about: startDate,
    hasOwnMail: true,
  });
  await recordAudit(tx, at, act, {
    action: 'sessions.call-off',
    details: { liveSessionId },
    before: { sessionStatus },
    after: { sessionStatus: 'RESCHEDULED' },
  });
  return people.length;
}

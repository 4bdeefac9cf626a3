import { sessionStatusAt } from '@plinth/domain/calendar/session-status-at';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { exactTime } from '@plinth/domain/dates/format-day';
import { eq, inArray } from 'drizzle-orm';
import { users } from '../../db/schema/accounts.ts';
import { liveSessions } from '../../db/schema/curriculum.ts';
import { mails } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { draftMail } from '../mails/queue-mail.ts';
import { notifyOfMoment } from '../notifications/notify-of-moment.ts';
import { zonesOf } from '../notifications/zones-of.ts';
import { refuse } from '../refusal.ts';
import { listLeftOut } from './list-left-out.ts';
import { readRoster } from './read-roster.ts';

/**
 * Calls a session off and notifies its mentors and the learners it concerns, not those who did not choose the elective
 * it is part of, in the transaction of the change: a mail server that is down loses nothing. A repeat changes nothing
 * and notifies no one.
 * @throws Refusal NOT_FOUND; CONFLICT it is over
 */
export async function callOffSession(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  act: StaffAct,
  liveSessionId: string,
): Promise<{ told: number }> {
  return db.transaction(async (tx) => {
    const [session] = await tx
      .select()
      .from(liveSessions)
      .where(eq(liveSessions.liveSessionId, liveSessionId))
      .for('update');
    if (!session) throw refuse('NOT_FOUND', 'Session not found.');
    const { startDate, endDate, sessionStatus, mentorId, guideIds } = session;
    if (sessionStatus === 'RESCHEDULED') return { told: 0 };
    const times = { startDate: startDate.toISOString(), endDate: endDate.toISOString() };
    if (sessionStatusAt({ ...times, sessionStatus }, now().toISOString()) === 'COMPLETED')
      throw refuse('CONFLICT', 'This session is over; it cannot be called off.');
    const { title, learners } = await readRoster(tx, liveSessionId);
    const leftOut = await listLeftOut(tx, liveSessionId);
    const holders = [...guideIds, ...(mentorId === null ? [] : [mentorId])];
    const mentors = await tx
      .select({ userId: users.userId, emailId: users.emailId })
      .from(users)
      .where(inArray(users.userId, holders));
    const told = [
      ...learners
        .filter(({ userId }) => !leftOut.has(userId))
        .map(({ userId, emailId, name }) => ({ userId, emailId, name })),
      ...mentors.map((mentor) => ({ ...mentor, name: '' })),
    ];
    const zones = await zonesOf(
      tx,
      told.map(({ userId }) => userId),
    );
    const when = (userId: string) => exactTime(times.startDate, zones.get(userId) ?? DEFAULT_TIMEZONE);
    await tx
      .update(liveSessions)
      .set({ sessionStatus: 'RESCHEDULED', calledOffAt: now() })
      .where(eq(liveSessions.liveSessionId, liveSessionId));
    if (told.length > 0)
      await tx
        .insert(mails)
        .values(
          told.map(({ userId, emailId, name }) =>
            draftMail(
              {
                to: emailId,
                template: 'session-called-off',
                subject: `Called off: ${title}`,
                greeting: `Hello ${name || 'there'},`,
                paragraphs: [`The live session “${title}” on ${when(userId)} will not take place.`],
                action: { label: 'Open your courses', url: `${settings.PLINTH_ORIGIN}/` },
                onceKey: `session-called-off:${liveSessionId}:${emailId}`,
              },
              now(),
            ),
          ),
        )
        .onConflictDoNothing({ target: mails.onceKey });
    await notifyOfMoment({ settings }, tx, {
      userIds: told.map(({ userId }) => userId),
      category: 'SLOT',
      key: `session-called-off:${liveSessionId}`,
      title: `Called off: ${title}`,
      text: (zone) => `The live session on ${exactTime(times.startDate, zone)} will not take place.`,
      href: '/notifications',
      at: now(),
      about: startDate,
      hasOwnMail: true,
    });
    await recordAudit(tx, now(), act, {
      action: 'sessions.call-off',
      details: { liveSessionId },
      before: { sessionStatus },
      after: { sessionStatus: 'RESCHEDULED' },
    });
    return { told: told.length };
  });
}

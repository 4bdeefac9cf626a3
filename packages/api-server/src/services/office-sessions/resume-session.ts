import { exactTime } from '@plinth/domain/dates/format-day';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { liveSessions } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { notifyOfMoment } from '../notifications/notify-of-moment.ts';
import { peopleOfSession } from './people-of-session.ts';

/** Has a session that is locked, upcoming and called off take place after all, and notifies whom it concerns. */
export async function resumeSession(
  tx: Transaction,
  { now, settings }: Pick<Deps, 'now' | 'settings'>,
  act: StaffAct,
  session: typeof liveSessions.$inferSelect,
): Promise<void> {
  const { liveSessionId, startDate, sessionStatus } = session;
  const at = now();
  const { title, people } = await peopleOfSession(tx, session);
  await tx
    .update(liveSessions)
    .set({ sessionStatus: 'CREATED', calledOffAt: null })
    .where(eq(liveSessions.liveSessionId, liveSessionId));
  await notifyOfMoment({ settings }, tx, {
    userIds: people.map(({ userId }) => userId),
    category: 'SLOT',
    key: `session-resumed:${liveSessionId}:${at.toISOString()}`,
    title: `It takes place: ${title}`,
    text: (zone) =>
      `The live session on ${exactTime(startDate.toISOString(), zone)} was called off, but takes place after all.`,
    href: '/notifications',
    at,
    about: startDate,
  });
  await recordAudit(tx, at, act, {
    action: 'sessions.change',
    details: { liveSessionId },
    before: { sessionStatus },
    after: { sessionStatus: 'CREATED' },
  });
}

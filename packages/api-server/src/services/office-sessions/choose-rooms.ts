import { sessionStatusAt } from '@plinth/domain/calendar/session-status-at';
import type { ChooseRooms } from '@plinth/domain/sessions/office-session';
import { and, eq, inArray } from 'drizzle-orm';
import { liveSessions } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { recordAudits, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { requireProvider } from './require-provider.ts';

/**
 * Has a meeting provider create the rooms of sessions, replacing typed links, or with null removes their rooms; all or
 * none.
 * @throws Refusal NOT_FOUND one is no session of the cohort; CONFLICT one is over or called off, its room is not as the
 *   caller saw it, or the provider is not configured
 */
export async function chooseRooms(
  { db, now, meetings }: Pick<Deps, 'db' | 'now' | 'meetings'>,
  act: StaffAct,
  wanted: ChooseRooms & { cohortId: string },
): Promise<{ changed: number }> {
  const { cohortId, meetingProvider, seen = [] } = wanted;
  const ids = [...new Set(wanted.liveSessionIds)];
  requireProvider(meetings, meetingProvider);
  return db.transaction(async (tx) => {
    const found = await tx
      .select()
      .from(liveSessions)
      .where(and(eq(liveSessions.cohortId, cohortId), inArray(liveSessions.liveSessionId, ids)))
      .orderBy(liveSessions.liveSessionId)
      .for('update');
    if (found.length < ids.length) throw refuse('NOT_FOUND', 'Someone removed one of these sessions.');
    const at = now().toISOString();
    for (const { startDate, endDate, sessionStatus } of found) {
      const times = { startDate: startDate.toISOString(), endDate: endDate.toISOString() };
      const status = sessionStatusAt({ ...times, sessionStatus }, at);
      if (status === 'COMPLETED' || status === 'RESCHEDULED')
        throw refuse(
          'CONFLICT',
          'One of these sessions is over or was called off. Choose sessions that are still to come.',
        );
    }
    const changing = found.filter(
      (session) => session.meetingProvider !== meetingProvider || session.joinLink !== null,
    );
    if (changing.length === 0) return { changed: 0 };
    const isOvertaken = (session: (typeof changing)[number]) => {
      const room = seen.find(({ liveSessionId }) => liveSessionId === session.liveSessionId);
      return room && (room.joinLink !== session.joinLink || room.meetingProvider !== session.meetingProvider);
    };
    if (changing.some(isOvertaken))
      throw refuse(
        'CONFLICT',
        'Someone else has changed the room of one of these sessions meanwhile. Look at it again.',
      );
    await tx
      .update(liveSessions)
      .set({ meetingProvider, joinLink: null })
      .where(
        inArray(
          liveSessions.liveSessionId,
          changing.map(({ liveSessionId }) => liveSessionId),
        ),
      );
    await recordAudits(
      tx,
      now(),
      act,
      changing.map(({ liveSessionId, meetingProvider: provider, joinLink }) => ({
        action: 'sessions.change',
        details: { liveSessionId },
        before: { meetingProvider: provider, joinLink },
        after: { meetingProvider, joinLink: null },
      })),
    );
    return { changed: changing.length };
  });
}

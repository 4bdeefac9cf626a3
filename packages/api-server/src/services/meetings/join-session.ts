import { mayJoin } from '@plinth/domain/calendar/may-join';
import { and, eq } from 'drizzle-orm';
import { userProfiles } from '../../db/schema/accounts.ts';
import { courseNodes, liveSessions } from '../../db/schema/curriculum.ts';
import { meetingGuests } from '../../db/schema/meetings.ts';
import type { Deps } from '../../deps.ts';
import { type Member, mayLearn } from '../curriculum/open-curriculum.ts';
import { nameOfPerson } from '../office-sessions/read-roster.ts';
import { refuse } from '../refusal.ts';
import { readyMeeting } from './ready-meeting.ts';
import { withMeetingFault } from './with-meeting-fault.ts';

/**
 * Returns the way into a session for one person, from 15 minutes before its start until its end: the typed link, or a
 * personal link at the meeting provider. Mentors of the cohort run the room.
 * @throws Refusal NOT_FOUND no such session, or it has no room yet; FORBIDDEN the learner's state does not open it;
 * CONFLICT not open, over or called off; BAD_GATEWAY its provider does not answer
 */
export async function joinSession(
  deps: Pick<Deps, 'db' | 'now' | 'meetings'>,
  { userId, emailId, membership }: Member,
  liveSessionId: string,
): Promise<{ url: string }> {
  const { db, now } = deps;
  const [found] = await db
    .select({ session: liveSessions, namespace: courseNodes.namespace, meta: courseNodes.meta })
    .from(liveSessions)
    .innerJoin(courseNodes, eq(courseNodes.nodeId, liveSessions.nodeId))
    .where(
      and(eq(liveSessions.liveSessionId, liveSessionId), eq(liveSessions.cohortId, membership.cohortId)),
    );
  if (!found) throw refuse('NOT_FOUND', 'Session not found in this course.');
  const { session, namespace, meta } = found;
  const isModerator = membership.mentorRoles.length > 0;
  if (!isModerator && !mayLearn(membership, namespace))
    throw refuse('FORBIDDEN', 'Your place in this course does not open its sessions.');
  if (session.sessionStatus === 'RESCHEDULED') throw refuse('CONFLICT', 'This session was called off.');
  const { startDate, endDate } = session;
  const at = now();
  if (!mayJoin({ startDate: startDate.toISOString(), endDate: endDate.toISOString() }, at.toISOString()))
    throw refuse(
      'CONFLICT',
      at > endDate ? 'This session is over.' : 'The room opens 15 minutes before the start.',
    );
  if (session.joinLink !== null) return { url: session.joinLink };
  if (session.meetingProvider === null) throw refuse('NOT_FOUND', 'This session has no room yet.');

  const title = meta.title ?? 'Live session';
  const { meeting, gateway, fault } = await readyMeeting(deps, {
    liveSessionId,
    provider: session.meetingProvider,
    title,
    startDate,
    endDate,
  });
  const { meetingId } = meeting;
  const [[person], [known]] = await Promise.all([
    db.select({ name: nameOfPerson }).from(userProfiles).where(eq(userProfiles.userId, userId)),
    db
      .select({ url: meetingGuests.joinUrl, guestRef: meetingGuests.guestRef })
      .from(meetingGuests)
      .where(and(eq(meetingGuests.meetingId, meetingId), eq(meetingGuests.userId, userId))),
  ]);
  const guest = { userId, emailId, isModerator, name: person?.name || 'Guest' };
  const way = await withMeetingFault(deps, { meetingId, fault }, () =>
    gateway.letIn(meeting, guest, known ?? null),
  );
  if (way.guestRef !== null && !known)
    await db
      .insert(meetingGuests)
      .values({ meetingId, userId, guestRef: way.guestRef, joinUrl: way.url })
      .onConflictDoNothing();
  return { url: way.url };
}

import { isDeepStrictEqual } from 'node:util';
import type { ChangeSession, SessionFields } from '@plinth/domain/sessions/office-session';
import { and, eq, inArray } from 'drizzle-orm';
import { lockRow } from '../../db/lock-row.ts';
import { cohortMentors } from '../../db/schema/cohorts.ts';
import { liveSessions } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { followHolder } from '../earnings/follow-holder.ts';
import { refuse } from '../refusal.ts';
import { notifyOfAssignment } from './notify-of-assignment.ts';
import { requireProvider } from './require-provider.ts';

/**
 * Changes who leads and guides a session, its room, and its attached material. Mentors who are added or removed are
 * notified; what a past session has earned follows its holder.
 * @throws Refusal NOT_FOUND; CONFLICT somebody else changed a field meanwhile, a person is no mentor of the cohort, or
 *   the provider is not configured
 */
export async function changeSession(
  { db, meetings, now, settings }: Pick<Deps, 'db' | 'meetings' | 'now' | 'settings'>,
  act: StaffAct,
  { liveSessionId, change }: { liveSessionId: string; change: ChangeSession },
): Promise<{ changed: true }> {
  return db.transaction(async (tx) => {
    const session = await lockRow(tx, liveSessions, eq(liveSessions.liveSessionId, liveSessionId));
    if (!session) throw refuse('NOT_FOUND', 'Session not found.');
    const { mentorId, guideIds, joinLink, meetingProvider, materialLink, recordingLink } = session;
    const before = { mentorId, guideIds, joinLink, meetingProvider, materialLink, recordingLink };
    const holderId = change.mentorId === undefined ? mentorId : change.mentorId;
    const after = {
      mentorId: holderId,
      guideIds: [...new Set(change.guideIds ?? guideIds)].filter((id) => id !== holderId),
      ...roomAfter({ joinLink, meetingProvider }, change),
      materialLink: change.materialLink === undefined ? materialLink : change.materialLink,
      recordingLink: change.recordingLink === undefined ? recordingLink : change.recordingLink,
    };
    if (isDeepStrictEqual(before, after)) return { changed: true };
    refuseOvertaken(before, after, change.seen);
    if (after.meetingProvider !== meetingProvider) requireProvider(meetings, after.meetingProvider);
    const coming = [...after.guideIds, ...(after.mentorId === null ? [] : [after.mentorId])].filter(
      (id) => id !== mentorId && !guideIds.includes(id),
    );
    const known = await tx
      .selectDistinct({ userId: cohortMentors.userId })
      .from(cohortMentors)
      .where(and(eq(cohortMentors.cohortId, session.cohortId), inArray(cohortMentors.userId, coming)));
    if (known.length < coming.length)
      throw refuse('CONFLICT', 'One of these people is not a mentor of the cohort. Assign them first.');
    await tx.update(liveSessions).set(after).where(eq(liveSessions.liveSessionId, liveSessionId));
    if (holderId !== mentorId)
      await followHolder(tx, now(), act, { liveSessionId, before: mentorId, after: holderId });
    await notifyOfAssignment(tx, settings, { before: session, after, at: now() });
    await recordAudit(tx, now(), act, {
      action: 'sessions.change',
      details: { liveSessionId },
      before,
      after,
    });
    return { changed: true };
  });
}

/** Refuses to overwrite what somebody else wrote over what was seen; the same change by two people is no conflict. */
function refuseOvertaken(before: SessionFields, after: SessionFields, seen: ChangeSession['seen'] = {}) {
  const plain = (value: unknown) => (Array.isArray(value) ? [...value].sort() : value);
  const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(plain(one), plain(other));
  const names = Object.keys(before) as (keyof SessionFields)[];
  const isOvertaken = (name: keyof SessionFields) =>
    seen[name] !== undefined && !isSame(before[name], seen[name]) && !isSame(before[name], after[name]);
  if (names.some(isOvertaken)) throw refuse('CONFLICT', 'Someone else has changed this session meanwhile.');
}

type RoomOf = Pick<typeof liveSessions.$inferSelect, 'joinLink' | 'meetingProvider'>;

/** A provider's room replaces a typed link, and a typed link the provider's room. */
function roomAfter(before: RoomOf, { joinLink, meetingProvider }: ChangeSession): RoomOf {
  if (meetingProvider) return { joinLink: null, meetingProvider };
  if (joinLink) return { joinLink, meetingProvider: null };
  return {
    joinLink: joinLink === undefined ? before.joinLink : joinLink,
    meetingProvider: meetingProvider === undefined ? before.meetingProvider : meetingProvider,
  };
}

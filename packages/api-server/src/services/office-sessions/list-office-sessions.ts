import { sessionStatusAt } from '@plinth/domain/calendar/session-status-at';
import { MEETING_PROVIDERS, type MeetingProvider } from '@plinth/domain/sessions/meeting-provider';
import type { OfficeSession } from '@plinth/domain/sessions/office-session';
import { and, count, eq, notInArray } from 'drizzle-orm';
import { countWhere } from '../../db/count-where.ts';
import { countLearnersLeftOut } from '../../db/queries/cohorts/count-learners-left-out.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { cohortMentors, cohorts, enrolments } from '../../db/schema/cohorts.ts';
import { courseNodes, liveSessions, sessionAttendance } from '../../db/schema/curriculum.ts';
import { meetings } from '../../db/schema/meetings.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { cohortZone } from './cohort-zone.ts';
import { nameOfPerson } from './read-roster.ts';

/**
 * Lists the live sessions of a cohort by start, with its mentors, its zone and the providers that can create rooms.
 * @throws Refusal NOT_FOUND
 */
export async function listOfficeSessions(
  { db, now, meetings: gateways }: Pick<Deps, 'db' | 'now' | 'meetings'>,
  cohortId: string,
): Promise<{
  sessions: OfficeSession[];
  mentors: { userId: string; name: string }[];
  timeZone: string;
  providers: MeetingProvider[];
}> {
  const attendance = db
    .select({
      liveSessionId: sessionAttendance.liveSessionId,
      recorded: count().as('recorded'),
      attended: countWhere(sessionAttendance.attended).as('attended'),
    })
    .from(sessionAttendance)
    .innerJoin(liveSessions, eq(liveSessions.liveSessionId, sessionAttendance.liveSessionId))
    // What is recorded for those who have left is not on the list on which attendance is taken.
    .innerJoin(
      enrolments,
      and(
        eq(enrolments.cohortId, liveSessions.cohortId),
        eq(enrolments.userId, sessionAttendance.userId),
        notInArray(enrolments.state, ['TRANSFERRED', 'CANCELLED']),
      ),
    )
    .where(eq(liveSessions.cohortId, cohortId))
    .groupBy(sessionAttendance.liveSessionId)
    .as('attendance');
  const [[cohort], rows, mentors, enrolled, leftOut, timeZone] = await Promise.all([
    db.select({ cohortId: cohorts.cohortId }).from(cohorts).where(eq(cohorts.cohortId, cohortId)),
    db
      .select({
        session: liveSessions,
        meta: courseNodes.meta,
        mentorName: nameOfPerson,
        attended: attendance.attended,
        recorded: attendance.recorded,
        roomFault: meetings.fault,
        fleetingRecording: meetings.fleetingRecording,
        fleetingUntil: meetings.fleetingUntil,
      })
      .from(liveSessions)
      .innerJoin(courseNodes, eq(courseNodes.nodeId, liveSessions.nodeId))
      .leftJoin(userProfiles, eq(userProfiles.userId, liveSessions.mentorId))
      .leftJoin(
        meetings,
        and(
          eq(meetings.liveSessionId, liveSessions.liveSessionId),
          eq(meetings.provider, liveSessions.meetingProvider),
        ),
      )
      .leftJoin(attendance, eq(attendance.liveSessionId, liveSessions.liveSessionId))
      .where(eq(liveSessions.cohortId, cohortId))
      .orderBy(liveSessions.startDate, liveSessions.liveSessionId),
    db
      .selectDistinct({ userId: cohortMentors.userId, name: nameOfPerson })
      .from(cohortMentors)
      .leftJoin(userProfiles, eq(userProfiles.userId, cohortMentors.userId))
      .where(eq(cohortMentors.cohortId, cohortId)),
    db.$count(
      enrolments,
      and(eq(enrolments.cohortId, cohortId), notInArray(enrolments.state, ['TRANSFERRED', 'CANCELLED'])),
    ),
    countLearnersLeftOut.rows(db, { cohortId }),
    cohortZone(db, cohortId),
  ]);
  if (!cohort) throw refuse('NOT_FOUND', 'Cohort not found.');
  const at = now().toISOString();
  const leftOutOf = new Map(leftOut.map(({ liveSessionId, learners }) => [liveSessionId, learners]));
  const names = new Map(mentors.map(({ userId, name }) => [userId, name]));
  return {
    sessions: rows.map(({ session, meta, mentorName, attended, recorded, ...room }) => {
      const times = { startDate: session.startDate.toISOString(), endDate: session.endDate.toISOString() };
      return {
        liveSessionId: session.liveSessionId,
        title: meta.title ?? 'Live session',
        ...times,
        sessionStatus: sessionStatusAt({ ...times, sessionStatus: session.sessionStatus }, at),
        mentor: session.mentorId === null ? null : { userId: session.mentorId, name: mentorName },
        isCalledOff: session.sessionStatus === 'RESCHEDULED',
        movedFrom: session.movedFrom?.toISOString() ?? null,
        guides: session.guideIds.map((userId) => ({ userId, name: names.get(userId) ?? '' })),
        joinLink: session.joinLink,
        meetingProvider: session.meetingProvider,
        roomFault: room.roomFault,
        fleetingRecording:
          room.fleetingRecording !== null && room.fleetingUntil !== null && room.fleetingUntil > now()
            ? { url: room.fleetingRecording, until: room.fleetingUntil.toISOString() }
            : null,
        materialLink: session.materialLink,
        recordingLink: session.recordingLink,
        attended: attended ?? 0,
        recorded: recorded ?? 0,
        learnerCount: enrolled - (leftOutOf.get(session.liveSessionId) ?? 0),
      };
    }),
    mentors,
    timeZone,
    providers: MEETING_PROVIDERS.filter((provider) => gateways.has(provider)),
  };
}

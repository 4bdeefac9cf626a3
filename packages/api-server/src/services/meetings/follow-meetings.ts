import { MEETING_PROVIDERS } from '@plinth/domain/sessions/meeting-provider';
import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { courseNodes, liveSessions } from '../../db/schema/curriculum.ts';
import { meetings } from '../../db/schema/meetings.ts';
import type { Deps } from '../../deps.ts';
import type { MadeMeeting } from '../../gateways/meetings/meeting-gateway.ts';
import { Refusal } from '../refusal.ts';
import { askForRecording } from './ask-for-recording.ts';
import { noteStays } from './note-stays.ts';
import { readyMeeting } from './ready-meeting.ts';
import { takeMeetingAttendance } from './take-meeting-attendance.ts';
import { withMeetingFault } from './with-meeting-fault.ts';

/** Rooms per run; the next run handles the rest. */
const AT_ONCE = 50;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How long before a session its room is created, so that a provider that is down is noticed days before. */
const MADE_AHEAD_MS = 7 * DAY_MS;

/** How long after a session its attendance is fetched, and until when. */
const SETTLED_MS = 10 * MINUTE_MS;
const ATTENDANCE_UNTIL_MS = DAY_MS;

/** A missing recording is requested again after the first interval, and given up after the second. */
const RECORDING_EVERY_MS = 60 * MINUTE_MS;
const RECORDING_UNTIL_MS = 7 * DAY_MS;

/**
 * Does what is due at the meeting providers: creates the rooms of the coming days and reports moved times, gives up
 * rooms of sessions that were called off, are no longer part of the course or have another room now, takes the
 * attendance once a session is over, and fetches recordings. A failure is stored with its room, shown in the office, and
 * retried later.
 * @returns how many rooms something was done for
 */
export async function followMeetings(deps: Deps): Promise<number> {
  if (deps.meetings.size === 0) return 0;
  const done = [
    await makeRooms(deps),
    await giveUpRooms(deps),
    await takeAttendance(deps),
    await fetchRecordings(deps),
  ];
  return done.reduce((sum, number) => sum + number, 0);
}

/** Does it for each; a failure is logged and does not hold up the others. */
async function forEach<T extends { liveSessionId: string }>(
  { log }: Pick<Deps, 'log'>,
  rows: readonly T[],
  work: (row: T) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (const row of rows)
    try {
      if (await work(row)) done += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      log.warn({ liveSessionId: row.liveSessionId, code: error.code }, 'a meeting provider failed');
    }
  return done;
}

const isDue = (now: Date) => or(isNull(meetings.nextTryAt), lte(meetings.nextTryAt, now));
const providersOf = ({ meetings: all }: Pick<Deps, 'meetings'>) =>
  MEETING_PROVIDERS.filter((provider) => all.has(provider));
const isOn = ne(liveSessions.sessionStatus, 'RESCHEDULED');

async function makeRooms(deps: Deps): Promise<number> {
  const now = deps.now();
  const rows = await deps.db
    .select({ session: liveSessions, meta: courseNodes.meta, provider: liveSessions.meetingProvider })
    .from(liveSessions)
    .innerJoin(courseNodes, eq(courseNodes.nodeId, liveSessions.nodeId))
    .leftJoin(
      meetings,
      and(
        eq(meetings.liveSessionId, liveSessions.liveSessionId),
        eq(meetings.provider, liveSessions.meetingProvider),
      ),
    )
    .where(
      and(
        inArray(liveSessions.meetingProvider, providersOf(deps)),
        isOn,
        isNull(courseNodes.retiredAt),
        gt(liveSessions.endDate, now),
        lt(liveSessions.startDate, new Date(now.getTime() + MADE_AHEAD_MS)),
        or(
          isNull(meetings.providerRef),
          sql`${meetings.toldStart} is distinct from ${liveSessions.startDate}`,
          sql`${meetings.toldEnd} is distinct from ${liveSessions.endDate}`,
        ),
        isDue(now),
      ),
    )
    .orderBy(liveSessions.startDate)
    .limit(AT_ONCE);
  const rooms = rows.flatMap(({ session, meta, provider }) =>
    provider === null ? [] : [{ ...session, provider, title: meta.title ?? 'Live session' }],
  );
  return forEach(deps, rooms, async (room) => {
    await readyMeeting(deps, room);
    return true;
  });
}

const madeOf = ({
  meeting,
  session,
}: {
  meeting: typeof meetings.$inferSelect & { providerRef: string };
  session: typeof liveSessions.$inferSelect;
}): MadeMeeting => ({
  meetingId: meeting.meetingId,
  providerRef: meeting.providerRef,
  wasTried: false,
  title: '',
  startDate: session.startDate,
  endDate: session.endDate,
});

/** The rooms that exist at a provider of the school, with their sessions. */
const selectMade = ({ db }: Pick<Deps, 'db'>) =>
  db
    .select({ meeting: meetings, session: liveSessions })
    .from(meetings)
    .innerJoin(liveSessions, eq(liveSessions.liveSessionId, meetings.liveSessionId))
    .innerJoin(courseNodes, eq(courseNodes.nodeId, liveSessions.nodeId));

type Made = { liveSessionId: string; meeting: typeof meetings.$inferSelect; made: MadeMeeting };
const withRef = (rows: Awaited<ReturnType<typeof selectMade>>): Made[] =>
  rows.flatMap(({ meeting, session }) =>
    meeting.providerRef === null
      ? []
      : [
          {
            liveSessionId: session.liveSessionId,
            meeting,
            made: madeOf({ meeting: { ...meeting, providerRef: meeting.providerRef }, session }),
          },
        ],
  );

async function giveUpRooms(deps: Deps): Promise<number> {
  const now = deps.now();
  const rows = await selectMade(deps)
    .where(
      and(
        isNotNull(meetings.providerRef),
        inArray(meetings.provider, providersOf(deps)),
        gt(liveSessions.endDate, now),
        or(
          eq(liveSessions.sessionStatus, 'RESCHEDULED'),
          isNotNull(courseNodes.retiredAt),
          sql`${liveSessions.meetingProvider} is distinct from ${meetings.provider}`,
        ),
        isDue(now),
      ),
    )
    .limit(AT_ONCE);
  return forEach(deps, withRef(rows), async ({ meeting, made }) => {
    await withMeetingFault(deps, meeting, async () => deps.meetings.get(meeting.provider)?.cancel(made));
    // Should the session return to this provider, it gets a new room there.
    await deps.db.delete(meetings).where(eq(meetings.meetingId, meeting.meetingId));
    return true;
  });
}

async function takeAttendance(deps: Deps): Promise<number> {
  const now = deps.now().getTime();
  const rows = await selectMade(deps)
    .where(
      and(
        isNotNull(meetings.providerRef),
        isNull(meetings.attendanceTakenAt),
        isOn,
        lt(liveSessions.endDate, new Date(now - SETTLED_MS)),
        gt(liveSessions.endDate, new Date(now - ATTENDANCE_UNTIL_MS)),
        isDue(deps.now()),
      ),
    )
    .orderBy(liveSessions.endDate)
    .limit(AT_ONCE);
  return forEach(deps, withRef(rows), async ({ liveSessionId, meeting, made }) => {
    const gateway = deps.meetings.get(meeting.provider);
    if (gateway?.readStays) {
      const { readStays } = gateway;
      const told = await withMeetingFault(deps, meeting, () =>
        readStays(made).catch((error: unknown) => {
          // No one came, or the report is not written yet.
          if (error instanceof Refusal && error.code === 'NOT_FOUND') return [];
          throw error;
        }),
      );
      await deps.db.transaction((tx) => noteStays(tx, meeting.meetingId, told));
    }
    return takeMeetingAttendance(deps, { meetingId: meeting.meetingId, liveSessionId });
  });
}

async function fetchRecordings(deps: Deps): Promise<number> {
  const now = deps.now().getTime();
  const asking = [...deps.meetings.values()].filter(({ readRecording }) => readRecording !== null);
  if (asking.length === 0) return 0;
  const rows = await selectMade(deps)
    .where(
      and(
        isNotNull(meetings.providerRef),
        inArray(
          meetings.provider,
          asking.map(({ name }) => name),
        ),
        isNull(meetings.recordingTakenAt),
        isNull(liveSessions.recordingLink),
        isOn,
        lt(liveSessions.endDate, new Date(now - SETTLED_MS)),
        gt(liveSessions.endDate, new Date(now - RECORDING_UNTIL_MS)),
        or(
          isNull(meetings.recordingAskedAt),
          lt(meetings.recordingAskedAt, new Date(now - RECORDING_EVERY_MS)),
        ),
      ),
    )
    .orderBy(liveSessions.endDate)
    .limit(AT_ONCE);
  return forEach(deps, withRef(rows), async ({ liveSessionId, meeting }) => {
    await withMeetingFault(deps, meeting, () =>
      askForRecording(deps, { meetingId: meeting.meetingId, liveSessionId, provider: meeting.provider }),
    );
    return true;
  });
}

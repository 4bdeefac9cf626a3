import { MEETING_PROVIDER_NAMES, type MeetingProvider } from '@plinth/domain/sessions/meeting-provider';
import { and, eq } from 'drizzle-orm';
import { courseNodes, liveSessions } from '../../db/schema/curriculum.ts';
import { meetings } from '../../db/schema/meetings.ts';
import type { Deps } from '../../deps.ts';
import type { MeetingEvent } from '../../gateways/meetings/meeting-gateway.ts';
import { notifyStaff } from '../groups/notify-staff.ts';
import { refuse } from '../refusal.ts';
import { askForRecording } from './ask-for-recording.ts';
import { noteStays } from './note-stays.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** How long a recording is available at a provider that stores it for a day, with an hour to spare. */
const FLEETING_MS = 23 * 3_600_000;

async function findMeeting(
  { db }: Pick<Deps, 'db'>,
  provider: MeetingProvider,
  meeting: NonNullable<MeetingEvent['meeting']>,
) {
  if ('meetingId' in meeting && !UUID.test(meeting.meetingId)) return null;
  const [found] = await db
    .select({ meeting: meetings, cohortId: liveSessions.cohortId, meta: courseNodes.meta })
    .from(meetings)
    .innerJoin(liveSessions, eq(liveSessions.liveSessionId, meetings.liveSessionId))
    .innerJoin(courseNodes, eq(courseNodes.nodeId, liveSessions.nodeId))
    .where(
      and(
        eq(meetings.provider, provider),
        'meetingId' in meeting
          ? eq(meetings.meetingId, meeting.meetingId)
          : eq(meetings.providerRef, meeting.providerRef),
      ),
    );
  return found ?? null;
}

/**
 * Processes a meeting provider's event about a room: who came and left, and that a recording is available. The same
 * event twice, or late, changes nothing; one about an unknown room is accepted and ignored, since an account may serve
 * others.
 * @throws Refusal NOT_FOUND the provider is not configured; FORBIDDEN a forged event; BAD_REQUEST no event
 */
export async function receiveMeetingEvent(
  deps: Deps,
  provider: MeetingProvider,
  delivery: { rawBody: string; headers: Readonly<Record<string, string | undefined>> },
): Promise<Record<string, string>> {
  const gateway = deps.meetings.get(provider);
  if (!gateway) throw refuse('NOT_FOUND', 'Meeting provider not found.');
  const event = await gateway.readEvent({ ...delivery, now: deps.now() });
  const found = event.meeting && (await findMeeting(deps, provider, event.meeting));
  if (found) {
    const { meeting, cohortId, meta } = found;
    const { meetingId, liveSessionId } = meeting;
    await deps.db.transaction(async (tx) => {
      await noteStays(tx, meetingId, event.stays);
      if (event.fleetingRecording === null) return;
      await tx
        .update(meetings)
        .set({
          fleetingRecording: event.fleetingRecording,
          fleetingUntil: new Date(deps.now().getTime() + FLEETING_MS),
        })
        .where(eq(meetings.meetingId, meetingId));
      await notifyStaff(tx, {
        key: `fleeting-recording:${meetingId}`,
        title: `Fetch the recording of ${meta.title ?? 'a live session'}`,
        text: `${MEETING_PROVIDER_NAMES[provider]} keeps it for a day. Open the session, download it, and put a link to it there.`,
        cohortId,
        at: deps.now(),
      });
    });
    if (event.hasRecording)
      deps.background.run('meeting-recording', () =>
        askForRecording(deps, { meetingId, liveSessionId, provider }),
      );
  }
  return event.answer ?? {};
}

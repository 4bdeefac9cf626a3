import type { MeetingProvider } from '@plinth/domain/sessions/meeting-provider';
import { eq } from 'drizzle-orm';
import { meetings } from '../../db/schema/meetings.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../refusal.ts';
import { takeMeetingRecording } from './take-meeting-recording.ts';

/** Requests the recording of a room from its provider, and attaches it to the session once available. */
export async function askForRecording(
  deps: Pick<Deps, 'db' | 'now' | 'meetings'>,
  {
    meetingId,
    liveSessionId,
    provider,
  }: { meetingId: string; liveSessionId: string; provider: MeetingProvider },
): Promise<void> {
  const { db, now, meetings: gateways } = deps;
  const gateway = gateways.get(provider);
  const [row] = await db.select().from(meetings).where(eq(meetings.meetingId, meetingId));
  if (!gateway?.readRecording || !row || row.providerRef === null || row.recordingTakenAt !== null) return;
  await db.update(meetings).set({ recordingAskedAt: now() }).where(eq(meetings.meetingId, meetingId));
  const { providerRef, toldStart, toldEnd } = row;
  const made = {
    meetingId,
    providerRef,
    wasTried: false,
    title: '',
    startDate: toldStart ?? now(),
    endDate: toldEnd ?? now(),
  };
  const url = await gateway.readRecording(made).catch((error: unknown) => {
    // Nothing was recorded, or the recording is not ready yet.
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return null;
    throw error;
  });
  if (url !== null) await takeMeetingRecording(deps, { meetingId, liveSessionId, url });
}

import { and, eq, isNull } from 'drizzle-orm';
import { liveSessions } from '../../db/schema/curriculum.ts';
import { meetings } from '../../db/schema/meetings.ts';
import type { Deps } from '../../deps.ts';
import { PROVIDER, recordAudit } from '../audit-entries/record-audit.ts';

/** Attaches the recording of a room to its session, once. A link that staff have typed stays. */
export async function takeMeetingRecording(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { meetingId, liveSessionId, url }: { meetingId: string; liveSessionId: string; url: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const put = await tx
      .update(liveSessions)
      .set({ recordingLink: url })
      .where(and(eq(liveSessions.liveSessionId, liveSessionId), isNull(liveSessions.recordingLink)))
      .returning({ liveSessionId: liveSessions.liveSessionId });
    await tx.update(meetings).set({ recordingTakenAt: now() }).where(eq(meetings.meetingId, meetingId));
    if (put.length > 0)
      await recordAudit(tx, now(), PROVIDER, {
        action: 'sessions.recording',
        details: { liveSessionId },
        before: { recordingLink: null },
        after: { recordingLink: url },
      });
  });
}

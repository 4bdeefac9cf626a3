import { eq, sql } from 'drizzle-orm';
import { meetings } from '../../db/schema/meetings.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../refusal.ts';

/** The longest pause between retries at a provider that fails repeatedly, in minutes. */
const LONGEST_MINUTES = 60;

/**
 * Runs an action at a meeting provider and stores whether it succeeded: a failure is shown to staff and retried at
 * growing intervals; the next success clears it.
 */
export async function withMeetingFault<T>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { meetingId, fault }: { meetingId: string; fault: string | null },
  work: () => Promise<T>,
): Promise<T> {
  try {
    const done = await work();
    if (fault !== null)
      await db
        .update(meetings)
        .set({ fault: null, faultSince: null, failures: 0, nextTryAt: null })
        .where(eq(meetings.meetingId, meetingId));
    return done;
  } catch (error) {
    const at = now();
    const text = error instanceof Refusal ? error.message : 'The provider answered something unexpected.';
    await db
      .update(meetings)
      .set({
        fault: text,
        faultSince: sql`coalesce(${meetings.faultSince}, ${sql.param(at, meetings.faultSince)})`,
        failures: sql`${meetings.failures} + 1`,
        nextTryAt: sql`${sql.param(at, meetings.nextTryAt)}::timestamptz + least(${LONGEST_MINUTES}, power(2, least(${meetings.failures}, 10))) * interval '1 minute'`,
        leasedUntil: null,
      })
      .where(eq(meetings.meetingId, meetingId));
    throw error;
  }
}

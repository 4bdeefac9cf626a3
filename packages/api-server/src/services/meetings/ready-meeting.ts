import { setTimeout } from 'node:timers/promises';
import { MEETING_PROVIDER_NAMES, type MeetingProvider } from '@plinth/domain/sessions/meeting-provider';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { meetings } from '../../db/schema/meetings.ts';
import type { Deps } from '../../deps.ts';
import type { MadeMeeting, MeetingGateway } from '../../gateways/meetings/meeting-gateway.ts';
import { refuse } from '../refusal.ts';
import { withMeetingFault } from './with-meeting-fault.ts';

/** How long one process has sole access to a room at the provider: longer than a call may take. */
const LEASE_MS = 30_000;

/** How long a caller waits for a room that another process is creating. */
const PATIENCE_MS = 6_000;
const LOOK_AGAIN_MS = 200;

export type Room = {
  liveSessionId: string;
  provider: MeetingProvider;
  title: string;
  startDate: Date;
  endDate: Date;
};

type Row = typeof meetings.$inferSelect;

const isReady = (row: Row, { startDate, endDate }: Room): row is Row & { providerRef: string } =>
  row.providerRef !== null &&
  row.toldStart?.getTime() === startDate.getTime() &&
  row.toldEnd?.getTime() === endDate.getTime();

/** @throws Refusal BAD_GATEWAY for a provider whose keys were removed */
export function meetingGatewayOf(
  { meetings: all }: Pick<Deps, 'meetings'>,
  provider: MeetingProvider,
): MeetingGateway {
  const gateway = all.get(provider);
  if (gateway) return gateway;
  throw refuse(
    'BAD_GATEWAY',
    `The school no longer has ${MEETING_PROVIDER_NAMES[provider]}. Ask the school for another way in.`,
  );
}

/**
 * Returns the room of a session at its provider, creating it if necessary, and updating its times if they were moved.
 * One process at a time handles a room; others briefly wait for the result.
 * @throws Refusal BAD_GATEWAY the provider does not answer; SERVICE_UNAVAILABLE creating it takes too long
 */
export async function readyMeeting(
  deps: Pick<Deps, 'db' | 'now' | 'meetings'>,
  room: Room,
): Promise<{ meeting: MadeMeeting; gateway: MeetingGateway; fault: string | null }> {
  const { db, now } = deps;
  const gateway = meetingGatewayOf(deps, room.provider);
  const { liveSessionId, provider, title, startDate, endDate } = room;
  const read = async (): Promise<Row> => {
    const [row] = await db
      .select()
      .from(meetings)
      .where(and(eq(meetings.liveSessionId, liveSessionId), eq(meetings.provider, provider)));
    if (row) return row;
    await db.insert(meetings).values({ liveSessionId, provider, createdAt: now() }).onConflictDoNothing();
    return read();
  };
  for (let waited = 0; ; waited += LOOK_AGAIN_MS) {
    const row = await read();
    const made = {
      meetingId: row.meetingId,
      title,
      startDate,
      endDate,
      wasTried: row.failures > 0 || row.leasedUntil !== null,
    };
    if (isReady(row, room))
      return { meeting: { ...made, providerRef: row.providerRef }, gateway, fault: row.fault };
    const [leased] = await db
      .update(meetings)
      .set({ leasedUntil: new Date(now().getTime() + LEASE_MS) })
      .where(
        and(
          eq(meetings.meetingId, row.meetingId),
          or(isNull(meetings.leasedUntil), lt(meetings.leasedUntil, now())),
        ),
      )
      .returning();
    if (leased) {
      // Another process may have finished between the reading and the lease: what counts is the row as leased.
      const isDone = isReady(leased, room);
      const providerRef = await withMeetingFault(deps, leased, async () => {
        if (leased.providerRef === null) return gateway.make({ ...made, providerRef: null });
        if (!isDone) await gateway.move({ ...made, providerRef: leased.providerRef });
        return leased.providerRef;
      });
      await db
        .update(meetings)
        .set({ providerRef, toldStart: startDate, toldEnd: endDate, leasedUntil: null })
        .where(eq(meetings.meetingId, row.meetingId));
      return { meeting: { ...made, providerRef }, gateway, fault: null };
    }
    if (waited >= PATIENCE_MS)
      throw refuse('SERVICE_UNAVAILABLE', 'The room is being opened. Try again in a moment.');
    await setTimeout(LOOK_AGAIN_MS);
  }
}

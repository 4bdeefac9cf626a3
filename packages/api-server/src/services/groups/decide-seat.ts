import { zoneOffset } from '@plinth/domain/dates/zone-offset';
import { chooseGroup } from '@plinth/domain/groups/choose-group';
import { nextGroupTitle } from '@plinth/domain/groups/next-group-title';
import type { Room } from '../../db/queries/groups/room-json.ts';

/** A seat with a group, the wait for a seat, or a seat without a group if there is none to join. */
export type Seating =
  | { kind: 'WAITING' }
  | { kind: 'SEATED'; groupId: string | null }
  | { kind: 'NEW_GROUP'; title: string; guideId: string | null };

/**
 * Decides what a person gets who has just got a place in a cohort. Open courses have neither seats nor groups. A group
 * made for them gets a guide of the cohort who has no group yet, so that its learners' hand-ins reach someone.
 * @param keepsSeat whether a full cohort makes no difference: they had a seat before, or staff have decided so
 */
export function decideSeat(room: Room, keepsSeat: boolean, now: Date): Seating {
  if (room.isOpenCourse) return { kind: 'SEATED', groupId: null };
  if (!keepsSeat && room.taken >= room.seats) return { kind: 'WAITING' };
  if (room.hasGroup) return { kind: 'SEATED', groupId: null };
  const offsetOf = (zone: string) => zoneOffset(zone, now.getTime()) / 60_000;
  const groupId = chooseGroup(
    room.groups.map(({ zones, ...group }) => ({ ...group, offsets: zones.map(offsetOf) })),
    room.timeZone === null ? null : offsetOf(room.timeZone),
    room.groupSize,
  );
  if (groupId !== null) return { kind: 'SEATED', groupId };
  return {
    kind: 'NEW_GROUP',
    title: nextGroupTitle(room.groups.map(({ title }) => title)),
    guideId: room.freeGuideIds[0] ?? null,
  };
}

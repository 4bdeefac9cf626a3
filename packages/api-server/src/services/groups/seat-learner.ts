import type { Transaction } from '../../db/database.ts';
import { findRoom } from '../../db/queries/groups/find-room.ts';
import type { Deps } from '../../deps.ts';
import { decideSeat, type Seating } from './decide-seat.ts';
import { lockCohort } from './lock-cohort.ts';
import { writeSeating } from './write-seating.ts';

/**
 * Seats a person who has a place in a cohort but no group in the group that suits best, under the cohort's lock, which
 * the transaction keeps. A person in a group stays there. The caller passes the queries that they may have on
 * (`watchGuides`).
 * @param keepsSeat false if a full cohort makes the place wait for a seat
 */
export async function seatLearner(
  tx: Transaction,
  deps: Pick<Deps, 'now'>,
  place: { cohortId: string; userId: string },
  keepsSeat: boolean,
): Promise<Seating> {
  await lockCohort(tx, place.cohortId);
  const found = await findRoom.first(tx, place);
  if (!found?.room) throw new Error(`${place.userId} has no place in ${place.cohortId}`);
  const { room } = found;
  const now = deps.now();
  const seating = decideSeat(room, keepsSeat, now);
  await writeSeating(tx, place, { seating, room, mail: null, now });
  return seating;
}

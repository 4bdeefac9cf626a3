import type { Transaction } from '../../db/database.ts';
import { findRoom } from '../../db/queries/groups/find-room.ts';
import type { Deps } from '../../deps.ts';
import { decideSeat, type Seating } from './decide-seat.ts';
import { lockCohort } from './lock-cohort.ts';
import { writeSeating } from './write-seating.ts';

/**
 * Gives whoever has a place in a cohort and stands in no group the one that suits best, under the cohort's lock, which
 * the transaction keeps. Who stands in one stays there.
 * @param keepsSeat false where a full cohort makes the place wait for a seat
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

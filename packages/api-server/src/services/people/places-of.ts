import type { PreviewedMove } from '@plinth/domain/enrolments/office-enrolment';
import { and, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { loadPlaces } from '../office-enrolments/load-places.ts';
import { previewOf } from '../office-enrolments/preview-move.ts';

/** What the office does with all places of a person: blocks them, or reopens the blocked ones. */
export type PlacesMove = 'BLOCK' | 'BRING_BACK';

/** Returns what a move would do to each place of these people: only blocked places are brought back. */
export async function placesOf(
  db: Queryable,
  userIds: readonly string[],
  move: PlacesMove,
  now: Date,
): Promise<Map<string, PreviewedMove[]>> {
  const rows = await db
    .select({ enrolmentId: enrolments.enrolmentId })
    .from(enrolments)
    .where(
      and(
        inArray(enrolments.userId, [...userIds]),
        move === 'BRING_BACK' ? inArray(enrolments.state, ['BLOCKED']) : undefined,
      ),
    );
  const found = new Map(userIds.map((userId): [string, PreviewedMove[]] => [userId, []]));
  if (rows.length === 0) return found;
  const enrolmentIds = rows.map(({ enrolmentId }) => enrolmentId);
  for (const place of await loadPlaces(db, { enrolmentIds, toCohortId: undefined }, now))
    found.get(place.enrolment.userId)?.push(previewOf(move, place));
  return found;
}

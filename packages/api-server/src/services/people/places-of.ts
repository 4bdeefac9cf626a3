import type { PreviewedMove } from '@plinth/domain/enrolments/office-enrolment';
import { and, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { loadPlaces } from '../office-enrolments/load-places.ts';
import { previewOf } from '../office-enrolments/preview-move.ts';

/** What the office does with all places of a person: it closes them, or opens those that are closed. */
export type PlacesMove = 'BLOCK' | 'BRING_BACK';

/** What a move would do to each place of these people: blocked ones come back, and only they. */
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

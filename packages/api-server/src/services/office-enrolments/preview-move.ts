import { judgeMove } from '@plinth/domain/enrolments/judge-move';
import { moveConsequences } from '@plinth/domain/enrolments/move-consequences';
import type { PreviewedMove, PreviewMove } from '@plinth/domain/enrolments/office-enrolment';
import type { StaffMove } from '@plinth/domain/enrolments/place-event';
import type { Deps } from '../../deps.ts';
import { loadPlaces, type Place } from './load-places.ts';

/** Returns what a move would do to a place, or why it is impossible. */
export function previewOf(move: StaffMove, place: Place): PreviewedMove {
  const { enrolment, facts, money, isSameCourse, isPaused } = place;
  const judged = judgeMove(move, facts);
  if (!judged.isPossible) return { enrolment, consequences: null, reason: judged.reason };
  const { state } = facts;
  const hasGroup = enrolment.groupTitle !== null;
  return {
    enrolment,
    consequences: moveConsequences({ state, isPaused, move, judged, hasGroup, isSameCourse, money }),
    reason: null,
  };
}

/** Returns what a move would do to each place. Changes nothing. @throws Refusal NOT_FOUND a place or the cohort */
export async function previewMove(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  wanted: PreviewMove,
): Promise<{ moves: PreviewedMove[] }> {
  const places = await loadPlaces(db, wanted, now());
  return { moves: places.map((place) => previewOf(wanted.move, place)) };
}

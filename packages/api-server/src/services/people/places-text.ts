import type { PreviewedMove } from '@plinth/domain/enrolments/office-enrolment';
import type { PlacesMove } from './places-of.ts';

/** Why nothing happens to a person without such places. */
export const NO_PLACES: Record<PlacesMove, string> = {
  BLOCK: 'Has no place that could be blocked.',
  BRING_BACK: 'Has no place that is blocked.',
};

/** Why a person is not enrolled. */
export const IS_IN_IT = 'Already has a place in it.';
export const WAS_MOVED = 'Was moved from here to another cohort: move them back instead.';

const DONE: Record<PlacesMove, string> = { BLOCK: 'blocked.', BRING_BACK: 'open again.' };

/**
 * Describes what happens to the places of a person, such as `BIM for Architects, BIM_A-14: blocked.`, and why a blocked
 * place stays so.
 */
export const placesText = (move: PlacesMove, places: readonly PreviewedMove[]): string =>
  places
    .flatMap(({ enrolment, consequences, reason }) => {
      if (consequences === null && move === 'BLOCK') return [];
      const name = `${enrolment.courseTitle}, ${enrolment.productId}-${enrolment.batchNumber}`;
      return [`${name}: ${consequences === null ? `stays blocked. ${reason}` : DONE[move]}`];
    })
    .join(' ');

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

/** Describes what happens to a place, such as `BIM for Architects, BIM_A-14: blocked.` */
export const placeText = (move: PlacesMove, { enrolment }: PreviewedMove): string =>
  `${enrolment.courseTitle}, ${enrolment.productId}-${enrolment.batchNumber}: ${move === 'BLOCK' ? 'blocked' : 'open again'}.`;

import type { Seating } from './decide-seat.ts';

/** What a buyer has got: a seat, a wait for one, or no place because the course has no cohort. */
export type PayersSeat = 'SEATED' | 'WAITING' | 'NO_COHORT';

/** Returns what a buyer has got by their seating, null without a cohort to be seated in. */
export const payersSeat = (seating: Seating | null): PayersSeat =>
  seating === null ? 'NO_COHORT' : seating.kind === 'WAITING' ? 'WAITING' : 'SEATED';

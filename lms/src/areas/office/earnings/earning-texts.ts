import type { EarningState } from '@plinth/domain/earnings/office-earning';
import type { Stamp } from '../../../parts/billing-texts.ts';

/** Where the money of a month stands. */
export const EARNING_STAMPS: Record<EarningState, Stamp> = {
  OWED: { tone: 'warning', text: 'To be paid' },
  PROCESSING: { tone: 'info', text: 'On its way' },
  PAID: { tone: 'success', text: 'Paid' },
  FAILED: { tone: 'error', text: 'Came back' },
};

/** How many there are, in words. */
export const monthsText = (total: number): string => (total === 1 ? '1 month' : `${total} months`);

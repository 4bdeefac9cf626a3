import type { EarningState } from '@plinth/domain/earnings/office-earning';
import type { Stamp } from '../../../parts/StampChip.tsx';

/** The stamps for the status of a month's money. */
export const EARNING_STAMPS: Record<EarningState, Stamp> = {
  OWED: { tone: 'warning', text: 'To be paid' },
  PROCESSING: { tone: 'info', text: 'On its way' },
  PAID: { tone: 'success', text: 'Paid' },
  FAILED: { tone: 'error', text: 'Came back' },
};

/** Returns a number of months as text. */
export const monthsText = (total: number): string => (total === 1 ? '1 month' : `${total} months`);

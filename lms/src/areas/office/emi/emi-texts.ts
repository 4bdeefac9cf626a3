import type { EmiStatus } from '@plinth/domain/payments/emi-status';
import type { Stamp } from '../../../parts/StampChip.tsx';

const STAMPS: Partial<Record<EmiStatus, Stamp>> = {
  STARTED: { tone: 'neutral', text: 'Being filled in' },
  IN_REVIEW: { tone: 'warning', text: 'To be read' },
  REVIEWED: { tone: 'info', text: 'With the partner' },
  REJECTED: { tone: 'error', text: 'Sent back' },
  DECLINED: { tone: 'error', text: 'Declined by the partner' },
  EXPIRED: { tone: 'neutral', text: 'Ended with its order' },
};

/** Returns the stamp for the status of an application. */
export const emiStamp = (status: EmiStatus): Stamp => STAMPS[status] ?? { tone: 'neutral', text: status };

/** Returns a number of applications as text. */
export const emiCountText = (total: number): string =>
  total === 1 ? '1 application' : `${total} applications`;

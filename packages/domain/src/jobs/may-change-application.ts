import type { RecordStatus } from '../records/record-status.ts';
import { isOpeningOpen } from './job-opening.ts';
import type { OfferStatus } from './offer-status.ts';

type Facts = {
  opening: { recordStatus: RecordStatus; closingDate: string };
  offerStatus: OfferStatus | null;
  now: string;
};
type Answer = { allowed: true } | { allowed: false; reason: string };

const isDecided = (offerStatus: OfferStatus | null) =>
  offerStatus === 'ACCEPTED' || offerStatus === 'DECLINED';
const DECIDED: Answer = {
  allowed: false,
  reason: 'You have answered the offer. The application is settled.',
};

/**
 * Whether a learner may still withdraw: until an offer is decided or staff close the opening. The closing date does not
 * count, because interviews follow it.
 */
export function mayWithdraw({ opening, offerStatus }: Omit<Facts, 'now'>): Answer {
  if (isDecided(offerStatus)) return DECIDED;
  return opening.recordStatus === 'ACTIVE'
    ? { allowed: true }
    : { allowed: false, reason: 'This opening is closed. There is nothing left to withdraw from.' };
}

/** Whether résumé and answers may change, or a withdrawn application be renewed: while applications are accepted. */
export function mayEdit({ opening, offerStatus, now }: Facts): Answer {
  if (isDecided(offerStatus)) return DECIDED;
  return isOpeningOpen(opening, now)
    ? { allowed: true }
    : { allowed: false, reason: 'This opening is no longer taking applications.' };
}

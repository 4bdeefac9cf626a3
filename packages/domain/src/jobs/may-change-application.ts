import type { RecordStatus } from '../records/record-status.ts';
import { isOpeningOpen } from './job-opening.ts';
import type { JobUpdateStatus } from './job-update.ts';
import type { OfferStatus } from './offer-status.ts';

type Facts = {
  opening: { recordStatus: RecordStatus; closingDate: string };
  offerStatus: OfferStatus | null;
  /** The status of its last step. */
  lastStatus: JobUpdateStatus | null;
  now: string;
};
type Answer = { allowed: true } | { allowed: false; reason: string };

const no = (reason: string): Answer => ({ allowed: false, reason });

/** Returns why an application has ended, whether by the learner's answer to an offer or by a round; null if it has not. */
function endOf({ offerStatus, lastStatus }: Pick<Facts, 'offerStatus' | 'lastStatus'>): Answer | null {
  if (offerStatus === 'ACCEPTED' || offerStatus === 'DECLINED')
    return no('You have answered the offer. The application is settled.');
  return lastStatus === 'NOT_CLEARED'
    ? no('The employer is not taking this application further. It can no longer be changed or withdrawn.')
    : null;
}

/**
 * Whether a learner may still withdraw: until a round is not cleared, an offer is decided or staff close the opening.
 * The closing date does not count, because interviews follow it.
 */
export function mayWithdraw({ opening, ...facts }: Omit<Facts, 'now'>): Answer {
  const end = endOf(facts);
  if (end) return end;
  return opening.recordStatus === 'ACTIVE'
    ? { allowed: true }
    : no('This opening is closed. There is nothing left to withdraw from.');
}

/**
 * Whether résumé and answers may change, or a withdrawn application be renewed: while applications are accepted, and
 * until a round is not cleared or an offer is decided.
 */
export function mayEdit({ opening, now, ...facts }: Facts): Answer {
  const end = endOf(facts);
  if (end) return end;
  return isOpeningOpen(opening, now)
    ? { allowed: true }
    : no('This opening is no longer taking applications.');
}

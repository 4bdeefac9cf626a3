import type { RecordStatus } from '../records/record-status.ts';
import type { OfferStatus } from './offer-status.ts';

/**
 * Whether an application has ended because staff closed its opening: nobody is invited or offered the job any more. One
 * that was withdrawn before is withdrawn, and an offer that was made before stands.
 */
export const isClosedTo = ({
  recordStatus,
  offerStatus,
  openingStatus,
}: {
  recordStatus: RecordStatus;
  offerStatus: OfferStatus | null;
  openingStatus: RecordStatus;
}): boolean => recordStatus === 'ACTIVE' && offerStatus === null && openingStatus !== 'ACTIVE';

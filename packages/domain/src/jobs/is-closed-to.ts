import type { RecordStatus } from '../records/record-status.ts';
import type { JobUpdateStatus } from './job-update.ts';
import type { OfferStatus } from './offer-status.ts';

/**
 * Whether an application has ended because staff closed its opening. One that was withdrawn before is withdrawn, one whose
 * round was not cleared has had its answer, and an offer that was made before stands.
 */
export const isClosedTo = ({
  recordStatus,
  offerStatus,
  openingStatus,
  lastStatus,
}: {
  recordStatus: RecordStatus;
  offerStatus: OfferStatus | null;
  openingStatus: RecordStatus;
  lastStatus: JobUpdateStatus | null;
}): boolean =>
  recordStatus === 'ACTIVE' &&
  offerStatus === null &&
  openingStatus !== 'ACTIVE' &&
  lastStatus !== 'NOT_CLEARED';

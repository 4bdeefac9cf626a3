import type { RecordStatus } from '../records/record-status.ts';
import type { JobUpdateStatus } from './job-update.ts';
import type { OfferStatus } from './offer-status.ts';

/**
 * Whether an application has ended because staff closed its opening. One withdrawn earlier remains withdrawn, one whose
 * round was not cleared has had its answer, and an earlier offer remains valid.
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

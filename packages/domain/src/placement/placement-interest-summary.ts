import * as z from 'zod/mini';
import { InterestRecord } from './interest-record.ts';

/** The interest in placement as shown in the list of cohorts. */
export const PlacementInterestSummary = z.pick(InterestRecord, {
  interestedInPlacements: true,
  closeInterestPopup: true,
  noticePeriod: true,
});

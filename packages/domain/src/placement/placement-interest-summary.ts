import * as z from 'zod/mini';
import { InterestRecord } from './interest-record.ts';

/** What the list of cohorts says of the interest in placement. */
export const PlacementInterestSummary = z.pick(InterestRecord, {
  interestedInPlacements: true,
  closeInterestPopup: true,
  noticePeriod: true,
});
export type PlacementInterestSummary = z.infer<typeof PlacementInterestSummary>;

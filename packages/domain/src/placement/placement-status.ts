import * as z from 'zod/mini';

/** A learner's placement status; also the key of the placement banner. */
export const PLACEMENT_STATUSES = [
  'PLACEMENT_FORM_NOT_AVAILABLE',
  'PLACEMENT_FORM_NOT_FILLED',
  'PLACEMENT_FORM_FILLED',
  'ELIGIBLE_FOR_PLACEMENT',
  'NOT_INTERESTED_IN_PLACEMENT',
  'NOT_ELIGIBLE_FOR_PLACEMENT',
  'APPLIED_AT_LEAST_ONE_JOB',
  'ELIGIBLE_BUT_FORM_NOT_FILLED',
] as const;
export const PlacementStatus = z.enum(PLACEMENT_STATUSES);
export type PlacementStatus = z.infer<typeof PlacementStatus>;

import * as z from 'zod/mini';
import { DocumentItem } from '../documents/document.ts';
import { Instant } from '../fields/instant.ts';
import { PlacementStatus } from './placement-status.ts';
import { SelfPlacement } from './self-placement.ts';

const Count = z.int().check(z.gte(0));

/**
 * Where a learner's placement stands. documents: the resume and the offer letter of the cohort. counts: openings
 * that can be applied to now, own applications that count, offers that wait for an answer or were accepted.
 */
export const PlacementDetails = z.object({
  status: PlacementStatus,
  placementFormDate: z.nullable(Instant),
  placementStartDate: z.nullable(Instant),
  selfPlaced: z.optional(SelfPlacement),
  placedAt: z.optional(Instant),
  /** Until when staff let this learner change the form, though its day has passed for the cohort. */
  reopenedUntil: z.optional(Instant),
  documents: z.array(DocumentItem),
  counts: z.object({ jobs: Count, applied: Count, offers: Count }),
});
export type PlacementDetails = z.infer<typeof PlacementDetails>;

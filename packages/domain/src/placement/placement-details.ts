import * as z from 'zod/mini';
import { DocumentItem } from '../documents/document.ts';
import { Instant } from '../fields/instant.ts';
import { PlacementStatus } from './placement-status.ts';
import { SelfPlacement } from './self-placement.ts';

const Count = z.int().check(z.gte(0));

/**
 * The state of a learner's placement. documents: the resume and the offer letter of the cohort. counts: openings
 * currently open to applications, the learner's applications that count, offers awaiting an answer or accepted.
 */
export const PlacementDetails = z.object({
  status: PlacementStatus,
  placementFormDate: z.nullable(Instant),
  placementStartDate: z.nullable(Instant),
  selfPlaced: z.optional(SelfPlacement),
  placedAt: z.optional(Instant),
  /** Until when staff let this learner change the form although the cohort's date has passed. */
  reopenedUntil: z.optional(Instant),
  documents: z.array(DocumentItem),
  counts: z.object({ jobs: Count, applied: Count, offers: Count }),
});
export type PlacementDetails = z.infer<typeof PlacementDetails>;

import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { IsoDate } from '../fields/iso-date.ts';
import { optionalTextField, textField } from '../fields/text.ts';
import { InterestRecord } from './interest-record.ts';
import { PLACEMENT_MESSAGE_MAX } from './placement-message.ts';
import { SelfPlacement } from './self-placement.ts';

const Learner = { cohortId: Id, userId: Id, name: z.string(), emailId: z.string(), cohort: z.string() };

export const SELF_PLACEMENT_SORTS = ['submittedAt', 'name'] as const;
export type SelfPlacementSort = (typeof SELF_PLACEMENT_SORTS)[number];

/** A job that a learner found without the school, as the office lists it. */
export const OfficeSelfPlacement = z.object({
  ...Learner,
  job: SelfPlacement,
  submittedAt: Instant,
  reviewedAt: z.nullable(Instant),
});
export type OfficeSelfPlacement = z.infer<typeof OfficeSelfPlacement>;

/**
 * What the placement team says of such a job: taken, or with words that the learner reads asked about (it stays open) or
 * not taken. `seen` is when the job was handed in as the form saw it.
 */
export const SelfPlacementDecision = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accept'), seen: Instant }),
  z.object({ kind: z.enum(['ask', 'reject']), remark: textField(500), seen: Instant }),
]);
export type SelfPlacementDecision = z.infer<typeof SelfPlacementDecision>;

export const PLACEMENT_FORM_SORTS = ['updatedAt', 'name'] as const;
export type PlacementFormSort = (typeof PLACEMENT_FORM_SORTS)[number];

/** What a learner said in the placement form, as the office reads it. */
export const OfficePlacementForm = z.object({
  ...Learner,
  said: InterestRecord,
  updatedAt: Instant,
  /** Until when this learner may change it, though its day has passed for the cohort. */
  reopenedUntil: z.nullable(Instant),
});
export type OfficePlacementForm = z.infer<typeof OfficePlacementForm>;

/** What staff may correct of it: all that the learner said, and none of the popups. */
export const PlacementFormCorrection = z.omit(InterestRecord, {
  closeInterestPopup: true,
  closeGraduationPopup: true,
  isDisengaged: true,
});
export type PlacementFormCorrection = z.infer<typeof PlacementFormCorrection>;

/** The last day on which a learner may change the form again; it counts in full, in the zone of the school. */
export const PlacementFormReopening = z.object({ until: IsoDate });
export type PlacementFormReopening = z.infer<typeof PlacementFormReopening>;

export const PLACEMENT_MESSAGE_STATES = ['OPEN', 'SETTLED'] as const;
export type PlacementMessageState = (typeof PLACEMENT_MESSAGE_STATES)[number];
export const PLACEMENT_MESSAGE_SORTS = ['createdAt', 'name'] as const;
export type PlacementMessageSort = (typeof PLACEMENT_MESSAGE_SORTS)[number];

/** What a learner wrote to the placement team, and what the team answered. */
export const OfficePlacementMessage = z.object({
  messageId: Id,
  ...Learner,
  subject: z.nullable(z.string()),
  message: z.string(),
  createdAt: Instant,
  /** Null while nobody has settled it. An empty answer was given outside the school. */
  settled: z.nullable(z.object({ answer: z.string(), by: z.string(), at: Instant })),
});
export type OfficePlacementMessage = z.infer<typeof OfficePlacementMessage>;

/** The answer to a message, which the learner gets by mail; empty, the message is settled and nothing goes. */
export const PlacementMessageAnswer = z.object({ answer: optionalTextField(PLACEMENT_MESSAGE_MAX) });
export type PlacementMessageAnswer = z.infer<typeof PlacementMessageAnswer>;

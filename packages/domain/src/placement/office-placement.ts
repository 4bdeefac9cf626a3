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

/** A job that a learner found without the school, as the office lists it. */
export const OfficeSelfPlacement = z.object({
  ...Learner,
  job: SelfPlacement,
  submittedAt: Instant,
  reviewedAt: z.nullable(Instant),
});
export type OfficeSelfPlacement = z.infer<typeof OfficeSelfPlacement>;

/**
 * The decision of the placement team on such a job: accepted, queried (it stays open) or declined, the latter two with
 * a text the learner sees. `seen` is when the job was submitted, as shown in the form.
 */
export const SelfPlacementDecision = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accept'), seen: Instant }),
  z.object({ kind: z.enum(['ask', 'reject']), remark: textField(500), seen: Instant }),
]);
export type SelfPlacementDecision = z.infer<typeof SelfPlacementDecision>;

export const PLACEMENT_FORM_SORTS = ['updatedAt', 'name'] as const;

/** A learner's answers in the placement form, as shown in the office. */
export const OfficePlacementForm = z.object({
  ...Learner,
  said: InterestRecord,
  updatedAt: Instant,
  /** Until when this learner may change it although the cohort's date has passed. */
  reopenedUntil: z.nullable(Instant),
});
export type OfficePlacementForm = z.infer<typeof OfficePlacementForm>;

/** What staff may correct in it: all of the learner's answers, none of the popups. */
export const PlacementFormCorrection = z.omit(InterestRecord, {
  closeInterestPopup: true,
  closeGraduationPopup: true,
  isDisengaged: true,
});
export type PlacementFormCorrection = z.infer<typeof PlacementFormCorrection>;

/** The last day on which a learner may change the form again, a full day in the zone of the school. */
export const PlacementFormReopening = z.object({ until: IsoDate });
export type PlacementFormReopening = z.infer<typeof PlacementFormReopening>;

export const PLACEMENT_MESSAGE_STATES = ['OPEN', 'SETTLED'] as const;
export const PLACEMENT_MESSAGE_SORTS = ['createdAt', 'name'] as const;

/** A learner's message to the placement team, with the team's answer. */
export const OfficePlacementMessage = z.object({
  messageId: Id,
  ...Learner,
  subject: z.nullable(z.string()),
  message: z.string(),
  createdAt: Instant,
  /** Null until settled. An empty answer was given outside the school. */
  settled: z.nullable(z.object({ answer: z.string(), by: z.string(), at: Instant })),
});
export type OfficePlacementMessage = z.infer<typeof OfficePlacementMessage>;

/** The answer to a message, sent to the learner by mail; if empty, the message is settled and nothing is sent. */
export const PlacementMessageAnswer = z.object({ answer: optionalTextField(PLACEMENT_MESSAGE_MAX) });
export type PlacementMessageAnswer = z.infer<typeof PlacementMessageAnswer>;

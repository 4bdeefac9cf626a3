import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { IsoDate } from '../fields/iso-date.ts';
import { textField } from '../fields/text.ts';
import { WorkMode } from '../jobs/work-mode.ts';
import { Currency } from '../money/currency.ts';
import { PAY_MAX } from './interest-record.ts';

/** The status of a self-placement: with the placement team, accepted, or not accepted. */
export const SelfPlacementReview = z.enum(['PENDING', 'REVIEWED', 'REJECTED']);
export type SelfPlacementReview = z.infer<typeof SelfPlacementReview>;

/** A job a learner found without the school. ctc is a year's pay in minor units of `currency`. */
export const SelfPlacementForm = z.object({
  companyName: textField(),
  designation: textField(),
  ctc: z
    .int('Enter the pay per year')
    .check(z.gte(1, 'Enter the pay per year'), z.lte(PAY_MAX, 'This amount is too large')),
  currency: Currency,
  joiningDate: IsoDate,
  workMode: z.optional(WorkMode),
  offerLetterDocumentId: z.optional(Id),
});
export type SelfPlacementForm = z.infer<typeof SelfPlacementForm>;

/** A self-placement with the placement team's remark: its question while PENDING, or the final reason. */
export const SelfPlacement = z.extend(SelfPlacementForm, {
  reviewStatus: SelfPlacementReview,
  remark: z.optional(z.string()),
});
export type SelfPlacement = z.infer<typeof SelfPlacement>;

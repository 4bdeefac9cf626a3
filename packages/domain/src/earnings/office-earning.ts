import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { IsoDate, IsoMonth } from '../fields/iso-date.ts';
import { textField } from '../fields/text.ts';
import { Currency } from '../money/currency.ts';
import { EarningCategory } from './earning-category.ts';
import { TransactionStatus } from './earning-transaction.ts';

/** The state of the money of a mentor's month: not yet in a transfer, or in one. */
export const EARNING_STATES = ['OWED', 'PROCESSING', 'PAID', 'FAILED'] as const;
export const EarningState = z.enum(EARNING_STATES);
export type EarningState = z.infer<typeof EarningState>;

export const OFFICE_EARNING_SORTS = ['month', 'name', 'earned'] as const;
export type OfficeEarningSort = (typeof OFFICE_EARNING_SORTS)[number];

/** Minor units of the accompanying currency; corrections can make it negative. */
const Amount = z.int();

/** A mentor's earnings in a month, and the state of that money; the parts add up to `earned`. */
export const OfficeEarning = z.object({
  userId: Id,
  name: z.string(),
  emailId: z.string(),
  month: IsoMonth,
  currency: Currency,
  earned: Amount,
  owed: Amount,
  processing: Amount,
  paid: Amount,
  failed: Amount,
});
export type OfficeEarning = z.infer<typeof OfficeEarning>;

/** A transfer of the school to a mentor. */
export const EarningTransfer = z.object({
  payoutId: Id,
  month: IsoMonth,
  amount: Amount,
  currency: Currency,
  status: TransactionStatus,
  reference: z.nullable(z.string()),
});
export type EarningTransfer = z.infer<typeof EarningTransfer>;

/** A mentor's month with each piece of work and its transfers. */
export const OfficeEarningDetail = z.object({
  userId: Id,
  name: z.string(),
  emailId: z.string(),
  month: IsoMonth,
  work: z.array(
    z.object({
      itemId: Id,
      day: IsoDate,
      category: EarningCategory,
      description: z.string(),
      /** The learner whose hand-in, query or interview it was; null for a session, and if the work no longer exists. */
      learner: z.nullable(z.string()),
      /** For example BIM_A-12. */
      cohort: z.nullable(z.string()),
      amount: Amount,
      currency: Currency,
      /** How many times it has been corrected. */
      corrections: z.int(),
    }),
  ),
  transfers: z.array(EarningTransfer),
});
export type OfficeEarningDetail = z.infer<typeof OfficeEarningDetail>;

const Sums = z.array(z.object({ currency: Currency, amount: Amount }));

/** A past month with money that is in no transfer or was returned, and what paying it would send. */
export const PayableMonth = z.object({
  month: IsoMonth,
  /**
   * How many people would get a new transfer, and its sums by currency, with what came back, less what they were
   * overpaid before.
   */
  people: z.int(),
  sums: Sums,
  /** What mentors were overpaid for the month, by currency; it is withheld from a later transfer of theirs. */
  withheld: Sums,
  /** How many transfers of the month came back; paying it sends what they paid, as corrected since, in new ones. */
  returned: z.int(),
});
export type PayableMonth = z.infer<typeof PayableMonth>;

/** What paying a month would send, as the payer saw it. */
export const PayableSeen = z.pick(PayableMonth, { people: true, sums: true });
export type PayableSeen = z.infer<typeof PayableSeen>;

/** Confirmation that the bank has paid a transfer, with the person whom it is for. */
export const TransferArrival = z.object({ payoutId: Id, userId: Id, reference: textField(100) });
export type TransferArrival = z.infer<typeof TransferArrival>;

/** Why a transfer was returned. */
export const TransferReturn = z.object({ reason: textField(500) });
export type TransferReturn = z.infer<typeof TransferReturn>;

/**
 * What a piece of work should have earned, in minor units, and why; the mentor sees the reason. `seen` is how many
 * corrections it had as it was shown.
 */
export const EarningCorrection = z.object({
  seen: z.int().check(z.gte(0)),
  amount: z.int('Give an amount').check(z.gte(0, 'Give an amount, 0 or more')),
  reason: textField(500),
});
export type EarningCorrection = z.infer<typeof EarningCorrection>;

/** What was recorded, and when. */
export const EarningAnswer = z.object({ count: z.int(), at: Instant });
export type EarningAnswer = z.infer<typeof EarningAnswer>;

import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';

/** The kinds of mismatch between payments, ledger, orders, places and the providers. */
export const DISCREPANCY_KINDS = [
  'FLAGGED',
  'NOT_IN_LEDGER',
  'ONLY_IN_LEDGER',
  'OVER_REFUNDED',
  'WRONG_STATUS',
  'NO_PLACE',
  'INVOICE_GAP',
  'REFUND_FAILED',
  'REFUND_OPEN',
  'REFUND_NOT_IN_LEDGER',
  'REFUND_NOT_THERE',
  'LONG_OPEN',
  'PROVIDER_DIFFERS',
  'PROVIDER_SILENT',
] as const;
export const DiscrepancyKind = z.enum(DISCREPANCY_KINDS);
export type DiscrepancyKind = z.infer<typeof DiscrepancyKind>;

/** The meaning of each kind, for the person who has to correct it. */
export const DISCREPANCY_TEXTS: Record<DiscrepancyKind, string> = {
  FLAGGED: 'money came that does not fit; take it or give it back at its order',
  NOT_IN_LEDGER: 'a paid payment without a charge of the same amount',
  ONLY_IN_LEDGER: 'a charge whose payment is not paid',
  OVER_REFUNDED: 'more was given back than was charged',
  WRONG_STATUS: 'the status of the order is not the one that its charges give it',
  NO_PLACE: 'a paid order without a place in a cohort',
  INVOICE_GAP: 'the invoice numbers given out are not as many as the paid payments',
  REFUND_FAILED: 'a refund that did not go, and no later one in its place; give it back again',
  REFUND_OPEN: 'a refund that the provider has not settled for more than two days',
  REFUND_NOT_IN_LEDGER: 'the provider has given back what the ledger does not have, or not so much of',
  REFUND_NOT_THERE: 'the ledger has a refund that the provider does not have, or that failed there',
  LONG_OPEN: 'a payment open for more than two days',
  PROVIDER_DIFFERS: 'the provider says something else than the ledger',
  PROVIDER_SILENT: 'the provider did not answer for this payment',
};

/** One mismatch in the books. */
export const Discrepancy = z.object({
  kind: DiscrepancyKind,
  orderId: z.nullable(Id),
  paymentId: z.nullable(Id),
  /** A description of the mismatch, with amounts in whole units. */
  detail: z.string(),
});
export type Discrepancy = z.infer<typeof Discrepancy>;

/** What started a comparison of the books: a person in the office or at the command line, or the nightly job. */
export const RECONCILIATION_SOURCES = ['OFFICE', 'COMMAND', 'CLOCK'] as const;
export type ReconciliationSource = (typeof RECONCILIATION_SOURCES)[number];

/** One comparison of the books with the providers. */
export const Reconciliation = z.object({
  ranAt: Instant,
  /** The number of past days covered at the providers. */
  days: z.int(),
  source: z.enum(RECONCILIATION_SOURCES),
  /** The number of findings per kind; a kind without any has no row. */
  counts: z.array(z.object({ kind: DiscrepancyKind, count: z.int() })),
});
export type Reconciliation = z.infer<typeof Reconciliation>;

/** A finding with the person whose order it is about. */
export const OfficeDiscrepancy = z.object({
  ...Discrepancy.shape,
  /** Its index among the findings of its run, from 0. */
  no: z.int(),
  name: z.string(),
  emailId: z.nullable(z.string()),
});
export type OfficeDiscrepancy = z.infer<typeof OfficeDiscrepancy>;

/** The number of past days to cover at the providers. */
export const ReconciliationRequest = z.object({
  days: z.int('Give a number of days').check(z.gte(1, 'At least 1 day'), z.lte(31, 'At most 31 days')),
});
export type ReconciliationRequest = z.infer<typeof ReconciliationRequest>;

import type { DiscrepancyKind, ReconciliationSource } from '@plinth/domain/payments/discrepancy';

/** The title of each kind of finding. */
export const FINDING_TITLES: Record<DiscrepancyKind, string> = {
  FLAGGED: 'Payment to decide',
  NOT_IN_LEDGER: 'Not in the ledger',
  ONLY_IN_LEDGER: 'Only in the ledger',
  OVER_REFUNDED: 'Too much refunded',
  WRONG_STATUS: 'Wrong status',
  NO_PLACE: 'Paid without a place',
  INVOICE_GAP: 'Gap in the invoices',
  REFUND_FAILED: 'Refund failed',
  REFUND_OPEN: 'Refund open for days',
  REFUND_NOT_IN_LEDGER: 'Refund missing here',
  REFUND_NOT_THERE: 'Refund missing there',
  LONG_OPEN: 'Payment open for days',
  PROVIDER_DIFFERS: 'Provider differs',
  PROVIDER_SILENT: 'Provider silent',
};

/** Where the comparison was started. */
export const SOURCE_TEXTS: Record<ReconciliationSource, string> = {
  OFFICE: 'in the office',
  COMMAND: 'at the command line',
  CLOCK: 'automatically, as every night',
};

/** The number of findings as text. */
export const findingsText = (total: number): string => (total === 1 ? '1 finding' : `${total} findings`);

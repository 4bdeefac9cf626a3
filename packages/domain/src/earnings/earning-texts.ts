import type { EarningCategory } from './earning-category.ts';
import type { TransactionStatus } from './earning-transaction.ts';

/** The plural name of each kind of work. */
export const EARNING_TITLES: Record<EarningCategory, string> = {
  SESSION: 'Live sessions',
  QUERY: 'Answered queries',
  TASK_ASSESSMENT: 'Reviewed hand-ins',
  EVALUATION: 'Interviews',
};

/** A one-word or short text for the status of a transfer. */
export const TRANSACTION_TEXTS: Record<TransactionStatus, string> = {
  PROCESSING: 'On its way',
  PAID: 'Paid',
  FAILED: 'Came back',
};

import type { EarningCategory } from './earning-category.ts';
import type { TransactionStatus } from './earning-transaction.ts';

/** What each kind of work is called, in the plural. */
export const EARNING_TITLES: Record<EarningCategory, string> = {
  SESSION: 'Live sessions',
  QUERY: 'Answered queries',
  TASK_ASSESSMENT: 'Reviewed hand-ins',
  EVALUATION: 'Interviews',
};

/** How far a transfer has come, in a word. */
export const TRANSACTION_TEXTS: Record<TransactionStatus, string> = {
  PROCESSING: 'On its way',
  PAID: 'Paid',
  FAILED: 'Came back',
};

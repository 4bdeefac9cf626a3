import { BLOCKED_AFTER_DAYS } from '../orders/payment-standing.ts';

/** The numbers named in the legal texts, by their placeholder in braces. */
export const TERMS_NUMBERS = {
  adultAge: 18,
  pausedAfterDays: BLOCKED_AFTER_DAYS,
  withdrawalDays: 14,
  refundDays: 14,
  movedStartDays: 30,
} as const;

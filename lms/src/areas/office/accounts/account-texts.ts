import type { ReceivableAge } from '@plinth/domain/accounts/receivable-age';

/** The column heads for how long something has been overdue. */
export const AGE_TEXTS: Record<ReceivableAge, string> = {
  NOT_DUE: 'Not due',
  DAYS_1_30: '1–30 days',
  DAYS_31_60: '31–60 days',
  DAYS_61_90: '61–90 days',
  OVER_90_DAYS: 'Over 90 days',
};

/** Returns a month such as `2026-11` as text. */
export const monthText = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'short', year: 'numeric' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

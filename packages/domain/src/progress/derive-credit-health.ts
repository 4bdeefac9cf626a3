import type { CreditHealth } from './credit-health.ts';

/**
 * Compares the credits of the last seven days with those of the seven before: as many or more shows the credits, fewer
 * the loss in whole per cent; none after some, and none in both weeks, have their own keys. A week in which corrections
 * took more than was earned counts as one without credits.
 */
export function deriveCreditHealth(credits: { lastWeek: number; weekBefore: number }): CreditHealth {
  const lastWeek = Math.max(0, credits.lastWeek);
  const weekBefore = Math.max(0, credits.weekBefore);
  if (lastWeek === 0)
    return { key: weekBefore === 0 ? 'NO_UPDATE_FOR_LAST_2_WEEKS' : 'NO_UPDATE_FOR_LAST_WEEK', value: 0 };
  if (lastWeek >= weekBefore) return { key: 'CREDITS_EARNED', value: lastWeek };
  return { key: 'PERCENTAGE_DECREASED', value: Math.round(((weekBefore - lastWeek) / weekBefore) * 100) };
}

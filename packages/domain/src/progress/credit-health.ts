import * as z from 'zod/mini';

/** How a learner's credits changed. */
export const CREDIT_HEALTH_KEYS = [
  'CREDITS_EARNED',
  'PERCENTAGE_DECREASED',
  'NO_UPDATE_FOR_LAST_WEEK',
  'NO_UPDATE_FOR_LAST_2_WEEKS',
] as const;
export const CreditHealthKey = z.enum(CREDIT_HEALTH_KEYS);
export type CreditHealthKey = z.infer<typeof CreditHealthKey>;

/** Credit health: its key and the number in its text, credits or per cent. */
export const CreditHealth = z.object({ key: CreditHealthKey, value: z.number() });
export type CreditHealth = z.infer<typeof CreditHealth>;

const TEXTS: Record<CreditHealthKey, (value: number) => string> = {
  CREDITS_EARNED: (value) => `${value} Credits earned last week`,
  PERCENTAGE_DECREASED: (value) => `${value}% From last week`,
  NO_UPDATE_FOR_LAST_WEEK: () => 'No change from last week',
  NO_UPDATE_FOR_LAST_2_WEEKS: () => 'No change from last 2 weeks',
};

/** Returns the text of a credit health. */
export function creditHealthText(health: CreditHealth): string {
  return TEXTS[health.key](health.value);
}

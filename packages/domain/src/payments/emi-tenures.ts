import { MINOR_UNITS } from '../money/format-money.ts';
import { EMI_MONTHS } from '../orders/plan-calculator.ts';

/** The possible numbers of monthly instalments; the plan is shown with the last one. */
export const EMI_TENURES = [6, 9, EMI_MONTHS] as const;

/**
 * Returns the monthly amount of a tenure, in minor units, rounded up to a whole rupee. The partner's interest and fee
 * are not included.
 * @param financed what the partner pays the school, in minor units
 */
export function emiAmount(financed: number, months: number): number {
  return Math.ceil(financed / months / MINOR_UNITS) * MINOR_UNITS;
}

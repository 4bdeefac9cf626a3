import { MINOR_UNITS } from '../money/format-money.ts';
import { EMI_MONTHS } from '../orders/plan-calculator.ts';

/** How many months the instalments may take; the plan is shown with the last one. */
export const EMI_TENURES = [6, 9, EMI_MONTHS] as const;

/**
 * What a tenure comes to a month, in minor units and rounded up to a whole rupee. Interest and fee are the partner's
 * and not part of it.
 * @param financed what the partner pays the school, in minor units
 */
export function emiAmount(financed: number, months: number): number {
  return Math.ceil(financed / months / MINOR_UNITS) * MINOR_UNITS;
}

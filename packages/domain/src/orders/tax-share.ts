import * as z from 'zod/mini';

/** A tax included in prices, such as CGST; rate in hundredths of a percent, so 9 % is 900. */
export const TaxRate = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  rate: z.int().check(z.minimum(0), z.maximum(10_000)),
});
export type TaxRate = z.infer<typeof TaxRate>;

/** An amount split into parts, minor units: net and taxes add up to it exactly. */
export type TaxShare = { net: number; taxes: { name: string; rate: number; amount: number }[] };

const WHOLE = 10_000;

/**
 * Returns the taxes included in an amount, in minor units. The tax of all rates together is rounded once; each rate
 * gets its share of it, so that net and taxes add up to the amount.
 */
export function taxShare(amount: number, rates: readonly TaxRate[]): TaxShare {
  const sumOfRates = rates.reduce((sum, { rate }) => sum + rate, 0);
  const tax = Math.round((amount * sumOfRates) / (WHOLE + sumOfRates));
  const upTo = (sum: number) => (sumOfRates === 0 ? 0 : Math.round((tax * sum) / sumOfRates));
  let before = 0;
  const taxes = rates.map(({ name, rate }) => {
    const amountOfRate = upTo(before + rate) - upTo(before);
    before += rate;
    return { name, rate, amount: amountOfRate };
  });
  return { net: amount - tax, taxes };
}

/**
 * Returns the taxes of one part of an amount that is paid or refunded in parts: those of all parts so far less those of
 * the earlier ones. The shares of all parts add up to the share of the whole, regardless of rounding.
 * @param before the sum of the parts before this one, minor units
 */
export function taxShareOfPart(part: number, before: number, rates: readonly TaxRate[]): TaxShare {
  const [until, earlier] = [taxShare(before + part, rates), taxShare(before, rates)];
  const taxes = until.taxes.map(({ name, rate, amount }, index) => ({
    name,
    rate,
    amount: amount - (earlier.taxes[index]?.amount ?? 0),
  }));
  return { net: part - taxes.reduce((sum, { amount }) => sum + amount, 0), taxes };
}

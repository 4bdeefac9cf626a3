import * as z from 'zod/mini';
import { optionalTextField, textField } from '../fields/text.ts';
import { Currency } from '../money/currency.ts';
import { parseTaxes } from '../orders/parse-taxes.ts';

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/**
 * The facts a school prints on its documents. Lines are separated by line breaks, taxes written as parseTaxes reads
 * them.
 */
export const SchoolFacts = z.object({
  name: textField(80),
  address: textField(300),
  /** An IANA name. */
  zone: textField(64).check(z.refine(isZone, 'This time zone does not exist')),
  currency: Currency,
  taxLines: optionalTextField(300),
  taxes: optionalTextField(300).check(
    z.refine((text) => parseTaxes(text) !== null, 'Write them like INR CGST 9; INR SGST 9'),
  ),
});
export type SchoolFacts = z.infer<typeof SchoolFacts>;

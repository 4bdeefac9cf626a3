import { CURRENCIES, type Currency } from '../money/currency.ts';
import { TaxRate } from './tax-share.ts';

/** Parses "INR CGST 9; INR SGST 9": the taxes of each currency, rates in percent; null if the text has another form. */
export function parseTaxes(text: string): Partial<Record<Currency, TaxRate[]>> | null {
  const taxes: Partial<Record<Currency, TaxRate[]>> = {};
  for (const entry of text.split(';').map((part) => part.trim())) {
    if (entry === '') continue;
    const [, code, name = '', percent] = /^([A-Z]{3}) +(.+) +(\d{1,2}(?:\.\d{1,2})?)$/.exec(entry) ?? [];
    const currency = CURRENCIES.find((known) => known === code);
    const tax = TaxRate.safeParse({ name: name.trim(), rate: Math.round(Number(percent) * 100) });
    if (!currency || !tax.success) return null;
    taxes[currency] = [...(taxes[currency] ?? []), tax.data];
  }
  return taxes;
}

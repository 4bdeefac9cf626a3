import { plainNumber } from '../fields/plain-number.ts';
import { MINOR_UNITS } from './format-money.ts';

/** The hint when an amount cannot be read, or is ambiguous. */
export const AMOUNT_HELP = 'Write the amount in digits, such as 45000 or 45000.50';

/** Spaces of every width, and apostrophes between thousands. */
const SPACED = /[\s\u00A0\u2009\u202F'’]/g;
/** Groups of thousands, or lakhs and crores: 45,000 and 6,50,000. */
const COMMA_GROUPS = /^(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})+,\d{3})$/;
const DOT_GROUPS = /^[1-9]\d{0,2}(?:\.\d{3})+$/;

/** Splits a number at its decimal sign; null if it is ambiguous or not a number. */
function partsOf(text: string, isSpaced: boolean): [whole: string, decimals: string] | null {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last === -1) return [text, ''];
  const [sign, other] = text[last] === '.' ? ['.', ','] : [',', '.'];
  const [whole, decimals] = [text.slice(0, last), text.slice(last + 1)];
  const isGroupsOf = (written: string, mark: string) =>
    (mark === ',' ? COMMA_GROUPS : DOT_GROUPS).test(written);
  if (whole.includes(sign)) return isGroupsOf(text, sign) ? [text.replaceAll(sign, ''), ''] : null;
  if (whole.includes(other)) return isGroupsOf(whole, other) ? [whole.replaceAll(other, ''), decimals] : null;
  // A single comma before three digits separates thousands, as everywhere in India and the US; a single dot there is
  // ambiguous.
  if (decimals.length === 3)
    return !isSpaced && sign === ',' && isGroupsOf(text, ',') ? [whole + decimals, ''] : null;
  return [whole, decimals];
}

/**
 * Parses a typed amount into minor units; null if it is not one, or is ambiguous. The last sign before one or two
 * digits is the decimal sign, whichever it is: `650000.50`, `6,50,000`, `45000,50` and `48.000,50` are all accepted, in
 * the digits of every script.
 */
export function parseAmount(text: string): number | null {
  const typed = plainNumber(text);
  const parts = partsOf(typed.replaceAll(SPACED, ''), /\d[\s\u00A0\u2009\u202F'’]+\d/.test(typed));
  if (!parts || !/^\d{1,12}$/.test(parts[0]) || !/^\d{0,2}$/.test(parts[1])) return null;
  if (parts[1] === '' && /[.,]$/.test(typed)) return null;
  return Number(parts[0]) * MINOR_UNITS + Number(parts[1].padEnd(2, '0'));
}

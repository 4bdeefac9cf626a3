import { plainNumber } from '../fields/plain-number.ts';
import { MINOR_UNITS } from './format-money.ts';

/** What to write where an amount cannot be read, or could be read in two ways. */
export const AMOUNT_HELP = 'Write the amount in digits, such as 45000 or 45000.50';

/** Spaces of every width, and the apostrophes that stand between thousands. */
const SPACED = /[\s\u00A0\u2009\u202F'’]/g;
/** Thousands, or lakhs and crores: 45,000 and 6,50,000. */
const COMMA_GROUPS = /^(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})+,\d{3})$/;
const DOT_GROUPS = /^[1-9]\d{0,2}(?:\.\d{3})+$/;

/** The two parts of a number, the second after its decimal sign; null when it may be read in two ways, or in none. */
function partsOf(text: string, isSpaced: boolean): [whole: string, decimals: string] | null {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last === -1) return [text, ''];
  const [sign, other] = text[last] === '.' ? ['.', ','] : [',', '.'];
  const [whole, decimals] = [text.slice(0, last), text.slice(last + 1)];
  const isGroupsOf = (written: string, mark: string) =>
    (mark === ',' ? COMMA_GROUPS : DOT_GROUPS).test(written);
  if (whole.includes(sign)) return isGroupsOf(text, sign) ? [text.replaceAll(sign, ''), ''] : null;
  if (whole.includes(other)) return isGroupsOf(whole, other) ? [whole.replaceAll(other, ''), decimals] : null;
  // One comma before three digits parts thousands, as everywhere in India and the US; one dot there may be either.
  if (decimals.length === 3)
    return !isSpaced && sign === ',' && isGroupsOf(text, ',') ? [whole + decimals, ''] : null;
  return [whole, decimals];
}

/**
 * An amount as it is typed, in minor units; null when it is none, or may be read in two ways. The last sign before one or
 * two digits is the decimal one, whichever it is: `650000.50`, `6,50,000`, `45000,50` and `48.000,50` are all read, in the
 * digits of every script.
 */
export function parseAmount(text: string): number | null {
  const typed = plainNumber(text);
  const parts = partsOf(typed.replaceAll(SPACED, ''), /\d[\s\u00A0\u2009\u202F'’]+\d/.test(typed));
  if (!parts || !/^\d{1,12}$/.test(parts[0]) || !/^\d{0,2}$/.test(parts[1])) return null;
  if (parts[1] === '' && /[.,]$/.test(typed)) return null;
  return Number(parts[0]) * MINOR_UNITS + Number(parts[1].padEnd(2, '0'));
}

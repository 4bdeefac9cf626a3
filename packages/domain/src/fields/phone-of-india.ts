import { plainCharacters } from './plain-characters.ts';

/** Characters people put between the digits of a number: spaces, brackets, dots, hyphens and slashes. */
const BETWEEN_DIGITS = /[\s().\-/]/g;

/**
 * Whether a text passes the strict Indian phone rule, in this order: length 10 to 13, not +1, a leading + is stripped,
 * then 91 and 12 digits, 0 and 11 digits, or exactly 10 digits.
 */
export function isValidIndianPhone(text: string): boolean {
  if (text.length < 10 || text.length > 13) return false;
  if (text.startsWith('+1')) return false;
  return /^(?:91\d{10}|0\d{10}|\d{10})$/.test(text.replace(/^\+/, ''));
}

/** Returns an Indian number as it is stored, +91 and ten digits, or null if it breaks the rule. */
export function toE164India(text: string): string | null {
  return isValidIndianPhone(text) ? `+91${text.slice(-10)}` : null;
}

/** Returns a typed Indian number as it is stored, or null if its digits break the strict rule. */
export function readIndianPhone(typed: string): string | null {
  const digits = plainCharacters(typed).replaceAll(BETWEEN_DIGITS, '');
  return toE164India(digits.replace(/^\+910(?=\d{10}$)/, '+91'));
}

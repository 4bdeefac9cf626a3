import * as z from 'zod/mini';
import { PHONE_TEXT_MAX } from './is-within-phone-limits.ts';

/**
 * The strict Indian phone rule, in its order: length 10 to 13, not +1, a leading + is stripped, then 91 and 12
 * digits, 0 and 11 digits, or exactly 10 digits.
 */
export function isValidIndianPhone(text: string): boolean {
  if (text.length < 10 || text.length > 13) return false;
  if (text.startsWith('+1')) return false;
  return /^(?:91\d{10}|0\d{10}|\d{10})$/.test(text.replace(/^\+/, ''));
}

/** An Indian number as it is stored, +91 and ten digits, or null when it breaks the rule. */
export function toE164India(text: string): string | null {
  return isValidIndianPhone(text) ? `+91${text.slice(-10)}` : null;
}

/** A number in E.164, as the phone-number library gives it: + and 7 to 15 digits. */
export function isE164(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(text);
}

/**
 * The stored form of a phone, or null: a number in E.164 of another country than India as it is, anything else by
 * the strict Indian rule. The first comes first because that rule strips the +, and would make a Singapore
 * number of ten digits an Indian one. Forms for other regions send what the library made of the input.
 */
export function normalizePhone(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > PHONE_TEXT_MAX) return null;
  return isE164(trimmed) && !trimmed.startsWith('+91') ? trimmed : toE164India(trimmed);
}

/** A phone by the strict Indian rule, given out as typed but trimmed. */
export const IndianPhone = z
  .string()
  .check(z.trim(), z.refine(isValidIndianPhone, 'Enter a valid Indian phone number with 10 digits'));
export type IndianPhone = z.infer<typeof IndianPhone>;

/** A phone of any region, given out in E.164. */
export const Phone = z.string().check(
  z.overwrite((text) => normalizePhone(text) ?? text),
  z.refine((text) => normalizePhone(text) !== null, 'Enter a valid phone number'),
);
export type Phone = z.infer<typeof Phone>;

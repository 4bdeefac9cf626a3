import { readPhone } from '@plinth/domain/fields/read-phone';
import { splitPhone } from '@plinth/domain/fields/split-phone';
import type { PhoneValue } from '@plinth/ui/PhoneInput';

const INDIA = 'IN';

/** Formats a number as it is stored and sent: in E.164, or, while incomplete, as typed with its country before it. */
export function phoneText({ country, number }: PhoneValue): string {
  const typed = number.trim();
  if (typed === '' || typed.startsWith('+')) return readPhone(typed) ?? typed;
  return readPhone(typed, country) ?? `${country} ${typed}`;
}

/** Splits a stored number into country and number; `preferred` is the country of an empty field. */
export function phoneValue(text: string, preferred: string): PhoneValue {
  if (text === '') return { country: preferred, number: '' };
  const [, country, number] = /^([A-Z]{2}) (.*)$/.exec(text) ?? [];
  if (country !== undefined && number !== undefined) return { country, number };
  if (!text.startsWith('+')) return { country: INDIA, number: text };
  return splitPhone(text, preferred) ?? { country: preferred, number: text };
}

/** Returns what is wrong with a number, or null: the strict rule for India, the library's data for all others. */
export function phoneProblem(value: PhoneValue): string | null {
  if (readPhone(phoneText(value)) !== null) return null;
  return value.country === INDIA
    ? 'Enter a valid Indian phone number with 10 digits'
    : 'Enter a valid phone number of this country';
}

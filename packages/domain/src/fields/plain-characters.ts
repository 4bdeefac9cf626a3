import { cleanLine } from './clean-line.ts';
import { plainDashes } from './plain-dashes.ts';

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** The digits of a script are consecutive, starting with its zero. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return String(value);
}

/**
 * Returns machine-read text (an address, a number, a code, a day) in plain keyboard characters: wide letters narrow,
 * the digits of every script as 0 to 9, one kind of dash, no joiners, one line.
 */
export function plainCharacters(text: string): string {
  return plainDashes(cleanLine(text.normalize('NFKC')))
    .replace(/[\u200C\u200D]/g, '')
    .replace(/(?![0-9])\p{Nd}/gu, plainDigit);
}

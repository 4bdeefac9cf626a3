import * as z from 'zod/mini';
import { plainCharacters } from '../fields/plain-characters.ts';

/** Digits and capitals that are not mistaken for each other: no 0 and O, no 1, I and L, no U. */
export const CERTIFICATE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Randomly drawn: twelve letters of thirty, some 58 bits. */
export const CERTIFICATE_LETTERS_DRAWN = 12;

/** The number of a certificate: PL-7K3M-Q9ZT-4HVB. */
export const CertificateNumber = z
  .string()
  .check(z.regex(new RegExp(`^PL(-[${CERTIFICATE_LETTERS}]{4}){3}$`)));

/** Formats twelve letters as a certificate number. */
export const certificateNumber = (letters: string): string =>
  `PL-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8, 12)}`;

/** Reads a typed number, in any case and with surrounding spaces; null if it is not one. */
export function readCertificateNumber(typed: string): string | null {
  const read = CertificateNumber.safeParse(plainCharacters(typed).toUpperCase());
  return read.success ? read.data : null;
}

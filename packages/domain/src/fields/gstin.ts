import * as z from 'zod/mini';
import { plainCharacters } from './plain-characters.ts';

/** State or other authority, PAN of the holder, its number there, Z, check character. */
const FORM = /^(?:0[1-9]|[12]\d|3[0-8]|9[79])[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;
const BASE = 36;

/** Computes the last character from the first fourteen: they are weighted 1 and 2 alternately, in base 36. */
function checkCharacter(text: string): string {
  const sum = Array.from(text).reduce((total, character, index) => {
    const product = Number.parseInt(character, BASE) * ((index % 2) + 1);
    return total + Math.floor(product / BASE) + (product % BASE);
  }, 0);
  return ((BASE - (sum % BASE)) % BASE).toString(BASE).toUpperCase();
}

/** Whether an upper-case text is a GSTIN: fifteen characters in the required form with a valid check character. */
export const isGstin = (text: string): boolean =>
  FORM.test(text) && checkCharacter(text.slice(0, -1)) === text.at(-1);

/** The number of a firm in India's goods and services tax, stored in capitals without spaces. */
export const Gstin = z.string().check(
  z.overwrite((text) => plainCharacters(text).replace(/\s/g, '').toUpperCase()),
  z.refine(isGstin, 'Check the GSTIN: 15 letters and digits, as on the certificate'),
);

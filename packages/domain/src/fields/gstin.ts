import * as z from 'zod/mini';
import { plainCharacters } from './plain-characters.ts';

/** State or other authority, PAN of the holder, its number there, Z, check character. */
const FORM = /^(?:0[1-9]|[12]\d|3[0-8]|9[79])[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;
const BASE = 36;

/** The last character by the fourteen before it: each is weighed 1 or 2 in turn, in base 36. */
function checkCharacter(text: string): string {
  const sum = Array.from(text).reduce((total, character, index) => {
    const product = Number.parseInt(character, BASE) * ((index % 2) + 1);
    return total + Math.floor(product / BASE) + (product % BASE);
  }, 0);
  return ((BASE - (sum % BASE)) % BASE).toString(BASE).toUpperCase();
}

/** Whether a text in capitals is a GSTIN: fifteen characters in their form, the last fitting the rest. */
export const isGstin = (text: string): boolean =>
  FORM.test(text) && checkCharacter(text.slice(0, -1)) === text.at(-1);

/** The number of a firm in the goods and services tax of India, stored in capitals and without spaces. */
export const Gstin = z.string().check(
  z.overwrite((text) => plainCharacters(text).replace(/\s/g, '').toUpperCase()),
  z.refine(isGstin, 'Check the GSTIN: 15 letters and digits, as on the certificate'),
);

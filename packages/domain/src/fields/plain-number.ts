import { plainCharacters } from './plain-characters.ts';

/**
 * Returns a typed number in plain keyboard digits and signs: the Arabic `٤٥٬٠٠٠٫٥٠` is 45,000.50. Superscript digits
 * and fractions are left unchanged, since their value differs from their digits.
 */
export const plainNumber = (typed: string): string =>
  /\p{No}/u.test(typed)
    ? typed.trim()
    : plainCharacters(typed.replaceAll('\u066B', '.').replaceAll('\u066C', ','));

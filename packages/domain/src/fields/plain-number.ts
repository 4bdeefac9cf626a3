import { plainCharacters } from './plain-characters.ts';

/**
 * A number as it was typed, in the digits and signs of a plain keyboard: the Arabic `٤٥٬٠٠٠٫٥٠` is 45,000.50. Raised digits and
 * fractions are other numbers than their digits say, and stay.
 */
export const plainNumber = (typed: string): string =>
  /\p{No}/u.test(typed)
    ? typed.trim()
    : plainCharacters(typed.replaceAll('\u066B', '.').replaceAll('\u066C', ','));

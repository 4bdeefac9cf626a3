import * as z from 'zod/mini';
import { cleanText } from './clean-text.ts';
import { isVisibleText } from './is-visible-text.ts';

/** The longest text an ordinary text area takes, in characters. */
export const TEXT_AREA_MAX = 140;

/** The longest bio, in characters. */
export const BIO_MAX = 500;

/** The longest free text anywhere: messages, descriptions, answers. */
export const LONG_TEXT_MAX = 5000;

/** The length of a text in code points: the one way of counting on both sides. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/**
 * Whether a text can be stored as it is. A NUL or half a surrogate pair makes PostgreSQL refuse the whole row.
 */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);
}

/** A required text: cleaned, with something to see, at most `max` code points. */
export function textField(max: number = TEXT_AREA_MAX, clean: (text: string) => string = cleanText) {
  return z.string().check(
    z.overwrite(clean),
    z.refine(isVisibleText, 'This field is required'),
    z.refine((text) => countCharacters(text) <= max, `Use at most ${max} characters`),
    z.refine(isStorableText, 'This text contains characters that cannot be saved'),
  );
}

/** As textField, but it may be empty. */
export function optionalTextField(max: number = TEXT_AREA_MAX, clean: (text: string) => string = cleanText) {
  return z.string().check(
    z.overwrite((text) => {
      const cleaned = clean(text);
      return isVisibleText(cleaned) || !isStorableText(cleaned) ? cleaned : '';
    }),
    z.refine((text) => countCharacters(text) <= max, `Use at most ${max} characters`),
    z.refine(isStorableText, 'This text contains characters that cannot be saved'),
  );
}

import * as z from 'zod/mini';
import { cleanText } from './clean-text.ts';
import { isVisibleText } from './is-visible-text.ts';

/** The maximum length of an ordinary text area, in characters. */
export const TEXT_AREA_MAX = 140;

/** The maximum length of a bio, in characters. */
export const BIO_MAX = 500;

/** The maximum length of any free text: messages, descriptions, answers. */
export const LONG_TEXT_MAX = 5000;

/** Returns the length of a text in code points, the way both client and server count. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/** Whether a text can be stored as is. PostgreSQL refuses a whole row that contains a NUL or a lone surrogate. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);
}

/** A required text: cleaned, visible, at most `max` code points. */
export function textField(max: number = TEXT_AREA_MAX, clean: (text: string) => string = cleanText) {
  return z.string().check(
    z.overwrite(clean),
    z.refine(isVisibleText, 'This field is required'),
    z.refine((text) => countCharacters(text) <= max, `Use at most ${max} characters`),
    z.refine(isStorableText, 'This text contains characters that cannot be saved'),
  );
}

/** Like textField, but may be empty. */
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

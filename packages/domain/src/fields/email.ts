import * as z from 'zod/mini';
import { plainCharacters } from './plain-characters.ts';

const EMAIL_MAX = 254;
const LOCAL_PART = "[a-z0-9!#$%&'*+/=?^_{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_{|}~-]+)*";
const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const PATTERN = new RegExp(`^${LOCAL_PART}@(?:${LABEL}\\.)+(?!(?:con|coo?)$)[a-z]{2,6}$`, 'i');

/**
 * Whether a text is an e-mail address: a standard local part and domain, a last label of 2 to 6 letters that is
 * none of con, co, coo, which are nearly always a mistyped com.
 */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && PATTERN.test(text);
}

/** An address as it is stored and compared: in plain characters, lower-case. */
export function normalizeEmail(text: string): string {
  return plainCharacters(text).toLowerCase();
}

/** An e-mail address, given out in plain characters and lower-case. */
export const Email = z
  .string()
  .check(z.overwrite(normalizeEmail), z.refine(isEmail, 'Enter a valid email address'));
export type Email = z.infer<typeof Email>;

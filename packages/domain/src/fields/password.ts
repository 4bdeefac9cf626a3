import * as z from 'zod/mini';
import { countCharacters, isStorableText } from './text.ts';

/** The minimum and maximum length of a password, in characters. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/**
 * A new password: 8 to 128 characters, preserved as typed except for Unicode normalisation (NFC): keyboards encode the
 * same letter differently, and the password has to work with all of them.
 */
export const Password = z.string().check(
  z.normalize(),
  z.refine((text) => countCharacters(text) >= PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters`),
  z.refine((text) => countCharacters(text) <= PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters`),
  z.refine(isStorableText, 'This password contains characters that cannot be used'),
);
export type Password = z.infer<typeof Password>;

import * as z from 'zod/mini';
import { countCharacters, isStorableText } from './text.ts';

/** The shortest and longest password, in characters. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/**
 * A new password: 8 to 128 characters, kept as typed but for the form of its letters (NFC): keyboards write one letter
 * in several ways, and it has to open on each of them.
 */
export const Password = z.string().check(
  z.normalize(),
  z.refine((text) => countCharacters(text) >= PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters`),
  z.refine((text) => countCharacters(text) <= PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters`),
  z.refine(isStorableText, 'This password contains characters that cannot be used'),
);
export type Password = z.infer<typeof Password>;

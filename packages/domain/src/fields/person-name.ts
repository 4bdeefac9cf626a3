import type * as z from 'zod/mini';
import { textField } from './text.ts';

/** The longest first or last name, in characters. */
export const PERSON_NAME_MAX = 100;

/** A first or last name: trimmed, 1 to 100 characters. */
export const PersonName = textField(PERSON_NAME_MAX);
export type PersonName = z.infer<typeof PersonName>;

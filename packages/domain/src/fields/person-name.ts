import * as z from 'zod/mini';
import { cleanLine } from './clean-line.ts';
import { plainDashes } from './plain-dashes.ts';
import { optionalTextField, textField } from './text.ts';

/** The maximum length of a first or last name, in characters. */
export const PERSON_NAME_MAX = 100;

const cleanName = (text: string) => plainDashes(cleanLine(text));
const hasLetter = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** A person's only or first name: cleaned, 1 to 100 characters, including a letter of any script. */
export const PersonName = textField(PERSON_NAME_MAX, cleanName).check(
  z.refine((name) => name === '' || hasLetter(name), 'Write the name in letters'),
);
export type PersonName = z.infer<typeof PersonName>;

/** A name as a person wrote it, or empty: many people have no last name, and `-` means just that. */
export const OptionalName = optionalTextField(PERSON_NAME_MAX, (text) => {
  const name = cleanName(text);
  return hasLetter(name) || name.includes('\u0000') ? name : '';
});

/** A person's last name; empty or omitted if they have only one name. */
export const LastName = z._default(OptionalName, '');
export type LastName = z.infer<typeof LastName>;

import * as z from 'zod/mini';
import { isIsoDate } from './is-iso-date.ts';
import { plainCharacters } from './plain-characters.ts';

/**
 * A calendar day, YYYY-MM-DD. In a browser with a date picker only an empty field can be wrong, and its message omits
 * the format, which no one types there.
 */
export const IsoDate = z.string().check(
  z.overwrite(plainCharacters),
  z.refine(isIsoDate, {
    error: ({ input }) => (input === '' ? 'Choose a day' : 'Enter a date as YYYY-MM-DD'),
  }),
);
export type IsoDate = z.infer<typeof IsoDate>;

/** A calendar month, YYYY-MM. */
export const IsoMonth = z.string().check(
  z.overwrite(plainCharacters),
  z.refine((text) => isIsoDate(`${text}-01`), 'Enter a month as YYYY-MM'),
);
export type IsoMonth = z.infer<typeof IsoMonth>;
